"""For whoever trains agents: observation vectors, PettingZoo, Gymnasium, OpenSpiel, many games at once.

It needs the extra: `pip install 'opificio[envs]'`.
"""
