// What the main thread does while a program waits for its end on the main queue.
#define _GNU_SOURCE
#include "Clock.h"
#include <stdatomic.h>

typedef void Loop(void);
static _Atomic(Loop *) main_loop;

void tessera_clock_set_main_loop(void (*loop)(void)) { atomic_store(&main_loop, loop); }

// The runner of Swift Testing calls it, through the concurrency runtime. libdispatch's own ends the main
// thread and gives the main queue to others.
__attribute__((weak)) void dispatch_main(void) {
  Loop *loop = atomic_load(&main_loop);
  if (loop) loop();
  MACHINE(dispatch_main)();
}
