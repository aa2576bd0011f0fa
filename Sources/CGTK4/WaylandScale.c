#include "Private.h"

#include <gdk/wayland/gdkwayland.h>

// Two extensions by which a surface has pixels that are no whole part of a surface unit: fractional-scale-v1, by which
// the compositor says how many there are, and viewporter, by which a buffer says how large it is shown. Their tables
// of messages are written here, as GTK keeps those of its own to itself.

static const struct wl_interface viewport_interface;
static const struct wl_interface scale_interface;

static const struct wl_interface *no_objects[] = {NULL, NULL, NULL, NULL};
static const struct wl_interface *viewport_of_surface[] = {&viewport_interface,
                                                           &wl_surface_interface};
static const struct wl_interface *scale_of_surface[] = {&scale_interface, &wl_surface_interface};

static const struct wl_message viewporter_requests[] = {
    {"destroy", "", no_objects},
    {"get_viewport", "no", viewport_of_surface},
};
static const struct wl_interface viewporter_interface = {
    "wp_viewporter", 1, 2, viewporter_requests, 0, NULL};

static const struct wl_message viewport_requests[] = {
    {"destroy", "", no_objects},
    {"set_source", "ffff", no_objects},
    {"set_destination", "ii", no_objects},
};
static const struct wl_interface viewport_interface = {
    "wp_viewport", 1, 3, viewport_requests, 0, NULL};

static const struct wl_message manager_requests[] = {
    {"destroy", "", no_objects},
    {"get_fractional_scale", "no", scale_of_surface},
};
static const struct wl_interface manager_interface = {
    "wp_fractional_scale_manager_v1", 1, 2, manager_requests, 0, NULL};

static const struct wl_message scale_requests[] = {{"destroy", "", no_objects}};
static const struct wl_message scale_events[] = {{"preferred_scale", "u", no_objects}};
static const struct wl_interface scale_interface = {
    "wp_fractional_scale_v1", 1, 1, scale_requests, 1, scale_events};

enum { DESTROY = 0, MAKE = 1, SET_DESTINATION = 2 };

static struct wl_proxy *viewporter, *manager;

void tessera_wayland_scale_global(struct wl_registry *registry, uint32_t name,
                                  const char *interface) {
  if (!viewporter && strcmp(interface, viewporter_interface.name) == 0)
    viewporter = wl_registry_bind(registry, name, &viewporter_interface, 1);
  else if (!manager && strcmp(interface, manager_interface.name) == 0)
    manager = wl_registry_bind(registry, name, &manager_interface, 1);
}

void tessera_wayland_scale_globals_bound(void) {
  if (viewporter) wl_proxy_set_queue(viewporter, NULL);
  if (manager) wl_proxy_set_queue(manager, NULL);
}

void tessera_wayland_object_free(struct wl_proxy *object) {
  wl_proxy_marshal(object, DESTROY);
  wl_proxy_destroy(object);
}

// MARK: Viewports

struct wl_proxy *tessera_wayland_viewport_new(struct wl_surface *surface) {
  if (!viewporter) return NULL;
  return wl_proxy_marshal_constructor(viewporter, MAKE, &viewport_interface, NULL, surface);
}

void tessera_wayland_viewport_resize(struct wl_proxy *viewport, int32_t width, int32_t height) {
  wl_proxy_marshal(viewport, SET_DESTINATION, width, height);
}

// MARK: Scales

static void preferred_scale(void *data, struct wl_proxy *object, uint32_t numerator) {
  TesseraWaylandScale *scale = data;
  double value = numerator / 120.0;
  if (numerator == 0 || value == scale->value) return;
  scale->value = value;
  scale->changed(scale->owner);
}

static void (*const scale_listener[])(void) = {(void (*)(void))preferred_scale};

bool tessera_wayland_scale_watch(TesseraWaylandScale *scale, GdkSurface *surface,
                                 void (*changed)(void *owner), void *owner) {
  // GTK of 4.12 and later watches itself, and a surface may have one watcher alone.
  if (!manager || !viewporter || tessera_gdk_surface_scale(surface) > 0) return false;
  scale->changed = changed;
  scale->owner = owner;
  scale->object = wl_proxy_marshal_constructor(manager, MAKE, &scale_interface, NULL,
                                               gdk_wayland_surface_get_wl_surface(surface));
  if (!scale->object) return false;
  wl_proxy_add_listener(scale->object, (void (**)(void))scale_listener, scale);
  return true;
}

double tessera_gdk_surface_scale(GdkSurface *surface) {
  static double (*get_scale)(GdkSurface *);
  static bool is_known;
  if (!is_known) get_scale = (double (*)(GdkSurface *))dlsym(RTLD_DEFAULT, "gdk_surface_get_scale");
  is_known = true;
  return get_scale ? get_scale(surface) : 0;
}
