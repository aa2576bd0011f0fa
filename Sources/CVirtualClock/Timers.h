// Timers that are file descriptors.
#pragma once
#include "Clock.h"

// These three under the clock's lock.
int64_t timers_next(void);
void timers_fire(int64_t now);
void timers_locked(void (*change)(void *), void *context);
