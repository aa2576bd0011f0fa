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

typedef struct {
  int descriptor;
  void (*perform)(void *context);
  void *context;
} Listener;

static void *port(void *info) { return (void *)(intptr_t)((Listener *)info)->descriptor; }

static void perform(void *info) {
  Listener *listener = info;
  listener->perform(listener->context);
}

void tessera_run_loop_listen(int descriptor, void (*handler)(void *), void *context) {
  // Neither the listener nor the source ends before the process.
  Listener *listener = calloc(1, sizeof *listener);
  *listener = (Listener){.descriptor = descriptor, .perform = handler, .context = context};
  CFRunLoopSourceContext1 described = {
      .version = 1, .info = listener, .port = port, .perform = perform};
  CFRunLoopSourceRef source = CFRunLoopSourceCreate(0, 0, &described);
  CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes);
}
