// What threads of the process do, and what it waits for outside.
#pragma once
#include "Clock.h"
#include <stdio.h>

// Whether another thread than the caller's and the clock's own works.
bool threads_work(void);
// Whether libdispatch sleeps on the machine's clock until a thread of its own comes on.
bool queues_sleep(void);
