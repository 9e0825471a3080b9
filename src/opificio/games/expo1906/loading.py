def load(g, d):
    raise NotImplementedError
