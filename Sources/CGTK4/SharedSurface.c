#include "Private.h"

#include <gdk/wayland/gdkwayland.h>
#include <gdk/x11/gdkx.h>

TesseraSharedSurface *tessera_shared_surface_new(GdkSurface *parent) {
  if (GDK_IS_X11_SURFACE(parent)) return tessera_x11_surface_new(parent);
  if (GDK_IS_WAYLAND_SURFACE(parent)) return tessera_wayland_surface_new(parent);
  return NULL;
}

void tessera_shared_surface_free(TesseraSharedSurface *surface) { surface->free(surface); }

void tessera_shared_surface_place(TesseraSharedSurface *surface, int32_t x, int32_t y,
                                  int32_t width, int32_t height, double scale) {
  surface->place(surface, x, y, MAX(width, 1), MAX(height, 1), MAX(scale, 1));
}

double tessera_shared_surface_scale(TesseraSharedSurface *surface) {
  return surface->scale ? surface->scale(surface) : 0;
}

TesseraSharedBuffer tessera_shared_surface_begin(TesseraSharedSurface *surface, bool *fresh) {
  return surface->begin(surface, fresh);
}

bool tessera_shared_surface_roll(TesseraSharedSurface *surface, int32_t dy,
                                 TesseraSharedBuffer *buffer) {
  return surface->roll && surface->roll(surface, dy, buffer);
}

void tessera_shared_surface_move(TesseraSharedSurface *surface, TesseraPixelRect area, int32_t dx,
                                 int32_t dy) {
  surface->move(surface, area, dx, dy);
}

void tessera_shared_surface_show(TesseraSharedSurface *surface, const TesseraPixelRect *rects,
                                 int32_t count) {
  surface->show(surface, rects, count);
}

void tessera_shared_surface_set_background(TesseraSharedSurface *surface, uint32_t color) {
  surface->set_background(surface, color);
}

bool tessera_shared_surface_is_ready(TesseraSharedSurface *surface) {
  return surface->is_ready(surface);
}

void tessera_shared_surface_set_ready(TesseraSharedSurface *surface, void (*ready)(void *owner),
                                      void (*rescaled)(void *owner), void *owner) {
  surface->ready = ready;
  surface->rescaled = rescaled;
  surface->ready_owner = owner;
}

const char *tessera_shared_surface_kind(TesseraSharedSurface *surface) { return surface->kind; }
