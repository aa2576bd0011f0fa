// The calls by which programs and libraries read clocks, before those of the libc.
#define _GNU_SOURCE
#include "Clock.h"
#include <sys/time.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!clock_is_on() || !clock_is_kept(clock)) return MACHINE(clock_gettime)(clock, time);
  if (clock_is_virtual()) note_reading();
  *time = clock_reading(clock);
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!clock_is_on()) return MACHINE(gettimeofday)(time, zone);
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  if (!clock_is_on()) return MACHINE(time)(result);
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
