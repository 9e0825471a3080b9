"""What all tests share: how Hypothesis tries things, and that Ctrl-C reaches the programs they start."""

import signal

from hypothesis import HealthCheck, settings

# No limits on time: machines differ.
settings.register_profile("opificio", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("opificio")

# A run in the background of a shell ignores it, and so would every program that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
