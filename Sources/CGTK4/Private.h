#pragma once
#include "CGTK4.h"

#include <dlfcn.h>
#include <string.h>
#include <xcb/shm.h>
#include <xcb/xcb.h>

/// A connection of our own to the X server beside GTK's, so that our replies, completions and errors
/// never meet GTK's. Null without an X server.
xcb_connection_t *tessera_xcb_connection(void);

/// One kind of surface. The first member of each kind's own structure.
struct TesseraSharedSurface {
  const char *kind;
  void (*free)(TesseraSharedSurface *);
  void (*place)(TesseraSharedSurface *, int32_t x, int32_t y, int32_t width, int32_t height,
                int32_t scale);
  TesseraSharedBuffer (*begin)(TesseraSharedSurface *, bool *fresh);
  // Null where the pixels are not a ring.
  bool (*roll)(TesseraSharedSurface *, int32_t dy, TesseraSharedBuffer *buffer);
  void (*move)(TesseraSharedSurface *, TesseraPixelRect area, int32_t dx, int32_t dy);
  void (*show)(TesseraSharedSurface *, const TesseraPixelRect *rects, int32_t count);
  void (*set_background)(TesseraSharedSurface *, uint32_t color);
  bool (*is_ready)(TesseraSharedSurface *);
  void (*ready)(void *owner);
  void *ready_owner;
};

static inline TesseraPixelRect tessera_rect_union(TesseraPixelRect a, TesseraPixelRect b) {
  int32_t x = MIN(a.x, b.x), y = MIN(a.y, b.y);
  return (TesseraPixelRect){x, y, MAX(a.x + a.width, b.x + b.width) - x,
                            MAX(a.y + a.height, b.y + b.height) - y};
}

TesseraSharedSurface *tessera_x11_surface_new(GdkSurface *parent);
TesseraSharedSurface *tessera_wayland_surface_new(GdkSurface *parent);

/// The session's bus; null without one. The first call waits a second at most for it to answer, and each
/// further one knows. It stays this file's.
GDBusConnection *tessera_session_bus(void);

/// The bus at an address, or the session's where it is null, as the caller's; the program outlives it. Null without
/// one, with the cause where there is any to tell.
GDBusConnection *tessera_bus(const char *address, GError **error);

/// Does what waits for the bus, which is cancelled after a second; the bus then counts as silent.
void tessera_session_bus_wait(void (*work)(GCancellable *cancellable, void *data), void *data);
