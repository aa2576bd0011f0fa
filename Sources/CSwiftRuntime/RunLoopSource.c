// A file descriptor as a source of the main thread's run loop.
#include "CSwiftRuntime.h"
#include <stdlib.h>

// Core Foundation as Swift's Foundation for Linux exports it.
typedef const struct __CFString *CFStringRef;
typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopSource *CFRunLoopSourceRef;
typedef struct {
  long version;
  void *info;
  void *retain, *release, *describe, *equal, *hash;
  void *(*port)(void *info);
  void (*perform)(void *info);
} CFRunLoopSourceContext1;
extern const CFStringRef kCFRunLoopCommonModes;
extern CFRunLoopRef CFRunLoopGetMain(void);
extern CFRunLoopSourceRef CFRunLoopSourceCreate(
    const void *allocator, long order, CFRunLoopSourceContext1 *context);
extern void CFRunLoopAddSource(CFRunLoopRef loop, CFRunLoopSourceRef source, CFStringRef mode);
extern void CFRunLoopSourceInvalidate(CFRunLoopSourceRef source);
extern void CFRelease(const void *object);

typedef struct {
  int descriptor;
  void (*perform)(void *context);
  void *context;
  CFRunLoopSourceRef source;
} Listener;

static void *port(void *info) { return (void *)(intptr_t)((Listener *)info)->descriptor; }

static void perform(void *info) {
  Listener *listener = info;
  if (listener->source) listener->perform(listener->context);
}

void *tessera_run_loop_listen(int descriptor, void (*handler)(void *), void *context) {
  Listener *listener = calloc(1, sizeof *listener);
  *listener = (Listener){.descriptor = descriptor, .perform = handler, .context = context};
  CFRunLoopSourceContext1 described = {
      .version = 1, .info = listener, .port = port, .perform = perform};
  listener->source = CFRunLoopSourceCreate(0, 0, &described);
  CFRunLoopAddSource(CFRunLoopGetMain(), listener->source, kCFRunLoopCommonModes);
  return listener;
}

void tessera_run_loop_ignore(void *source) {
  Listener *listener = source;
  CFRunLoopSourceRef held = listener->source;
  listener->source = 0;
  CFRunLoopSourceInvalidate(held);
  CFRelease(held);
  // The listener stays: the run loop may be about to call it on another thread.
}
