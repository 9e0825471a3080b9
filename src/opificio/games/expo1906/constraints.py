def summary(b):
    return []
