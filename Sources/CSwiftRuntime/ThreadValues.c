#include "CSwiftRuntime.h"
#include <pthread.h>
#include <stdbool.h>

extern void swift_release(void *object);

// Thread-local variables, which are quick, and one key, which hears when the thread ends.
static _Thread_local void *current_traits;
static _Thread_local void *graphics_stack;
static _Thread_local bool is_watched;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;

static void release(void *unused) {
  (void)unused;
  void *values[] = {current_traits, graphics_stack};
  current_traits = graphics_stack = 0;
  is_watched = false;
  for (int i = 0; i < 2; i++)
    if (values[i]) swift_release(values[i]);
}

static void make_key(void) { pthread_key_create(&key, release); }

static void watch(void) {
  pthread_once(&once, make_key);
  is_watched = pthread_setspecific(key, &key) == 0;
}

void *tessera_current_traits(void) { return current_traits; }

void tessera_set_current_traits(void *traits) {
  if (!is_watched) watch();
  current_traits = traits;
}

void *tessera_graphics_stack(void) { return graphics_stack; }

void tessera_set_graphics_stack(void *stack) {
  if (!is_watched) watch();
  graphics_stack = stack;
}
