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
  void (*move)(TesseraSharedSurface *, TesseraPixelRect area, int32_t dx, int32_t dy);
  void (*show)(TesseraSharedSurface *, const TesseraPixelRect *rects, int32_t count);
  void (*set_background)(TesseraSharedSurface *, uint32_t color);
  bool (*is_ready)(TesseraSharedSurface *);
  void (*ready)(void *owner);
  void *ready_owner;
};

TesseraSharedSurface *tessera_x11_surface_new(GdkSurface *parent);
TesseraSharedSurface *tessera_wayland_surface_new(GdkSurface *parent);
