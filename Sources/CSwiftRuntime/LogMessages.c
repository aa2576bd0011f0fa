// NSLog's messages, for whoever keeps them: the call behind NSLog is put before Core Foundation's own.
#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(TesseraLogListener) listener;

void tessera_hear_log(TesseraLogListener new_listener) { atomic_store(&listener, new_listener); }

// Core Foundation's, which this target does not link.
long CFStringGetLength(const void *string) __attribute__((weak));
unsigned char CFStringGetCString(const void *string, char *buffer, long size, unsigned encoding)
    __attribute__((weak));

static void tell(TesseraLogListener hear, const void *message) {
  enum { UTF8 = 0x08000100 };
  if (!CFStringGetLength || !CFStringGetCString) return;
  // A code unit of UTF-16 takes three bytes at most.
  long size = CFStringGetLength(message) * 3 + 1;
  char *text = malloc((size_t)size);
  if (text && CFStringGetCString(message, text, size, UTF8)) hear(text);
  free(text);
}

__attribute__((weak)) void CFLog1(long level, const void *message) {
  TesseraLogListener hear = atomic_load(&listener);
  if (hear && message) tell(hear, message);
  static void (*next)(long, const void *);
  if (!next) next = (void (*)(long, const void *))dlsym(RTLD_NEXT, "CFLog1");
  if (next) next(level, message);
}
