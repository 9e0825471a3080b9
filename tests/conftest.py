"""What all tests share: how Hypothesis tries things. No limits on time; machines differ."""

from hypothesis import HealthCheck, settings

settings.register_profile("opificio", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("opificio")
