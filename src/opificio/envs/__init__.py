"""For whoever trains agents: observation vectors, PettingZoo, Gymnasium, OpenSpiel, many games at once.

All but the columns of the observations (`opificio.envs.observations`) needs the extra: `pip install
'opificio[envs]'`.
"""
