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
                double scale);
  TesseraSharedBuffer (*begin)(TesseraSharedSurface *, bool *fresh);
  // Null where the pixels are not a ring.
  bool (*roll)(TesseraSharedSurface *, int32_t dy, TesseraSharedBuffer *buffer);
  void (*move)(TesseraSharedSurface *, TesseraPixelRect area, int32_t dx, int32_t dy);
  void (*show)(TesseraSharedSurface *, const TesseraPixelRect *rects, int32_t count);
  void (*set_background)(TesseraSharedSurface *, uint32_t color);
  bool (*is_ready)(TesseraSharedSurface *);
  // Null where GTK knows all about scales.
  double (*scale)(TesseraSharedSurface *);
  void (*ready)(void *owner);
  void (*rescaled)(void *owner);
  void *ready_owner;
};

static inline TesseraPixelRect tessera_rect_union(TesseraPixelRect a, TesseraPixelRect b) {
  int32_t x = MIN(a.x, b.x), y = MIN(a.y, b.y);
  return (TesseraPixelRect){x, y, MAX(a.x + a.width, b.x + b.width) - x,
                            MAX(a.y + a.height, b.y + b.height) - y};
}

TesseraSharedSurface *tessera_x11_surface_new(GdkSurface *parent);
TesseraSharedSurface *tessera_wayland_surface_new(GdkSurface *parent);

/// What pixels a window of ours has.
typedef struct {
  xcb_visualid_t visual;
  uint8_t depth;
  /// Zero where one has to be made.
  xcb_colormap_t colormap;
} TesseraX11Format;

/// The format for a child of GTK's window `parent`; false where the screen has none of 32-bit words 0xXXRRGGBB. Asks
/// the server.
bool tessera_x11_format(xcb_window_t parent, xcb_screen_t *screen, TesseraX11Format *format);

/// The session's bus; null without one. The first call waits a second at most for it to answer, and each
/// further one knows. It stays this file's.
GDBusConnection *tessera_session_bus(void);

/// The bus at an address, or the session's where it is null, as the caller's; the program outlives it. Null without
/// one, with the cause where there is any to tell.
GDBusConnection *tessera_bus(const char *address, GError **error);

/// Does what waits for the bus, which is cancelled after a second; the bus then counts as silent.
void tessera_session_bus_wait(void (*work)(GCancellable *cancellable, void *data), void *data);

// Surface units of pixels that are no whole part of them (WaylandScale.c).

struct wl_proxy;
struct wl_registry;
struct wl_surface;

/// Watches what scale the compositor would like for a surface.
typedef struct {
  struct wl_proxy *object;
  /// Pixels a surface unit; 0 until the compositor said so.
  double value;
  void (*changed)(void *owner);
  void *owner;
} TesseraWaylandScale;

/// Takes the global, if it is one of those that are needed here.
void tessera_wayland_scale_global(struct wl_registry *registry, uint32_t name,
                                  const char *interface);
/// Has the events of what was taken go where GDK dispatches.
void tessera_wayland_scale_globals_bound(void);
/// Null where the compositor has none. Freed by `tessera_wayland_object_free`.
struct wl_proxy *tessera_wayland_viewport_new(struct wl_surface *surface);
/// How large the surface's buffer is shown from its next commit on, in surface units.
void tessera_wayland_viewport_resize(struct wl_proxy *viewport, int32_t width, int32_t height);
/// Hears of GTK's surface; false where the compositor knows whole scales alone, or GTK asks itself. `scale` stays
/// where it is until its object is freed.
bool tessera_wayland_scale_watch(TesseraWaylandScale *scale, GdkSurface *surface,
                                 void (*changed)(void *owner), void *owner);
void tessera_wayland_object_free(struct wl_proxy *object);
