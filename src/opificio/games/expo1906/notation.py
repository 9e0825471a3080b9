def dump(s):
    return {}


def position(s):
    return ""
