#define _GNU_SOURCE
#include "Private.h"

#include <gdk/wayland/gdkwayland.h>
#include <math.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// The compositor reads a buffer until it lets it go, so frames are painted into memory of our own
// and the changed part is copied into a buffer that is free.
#define BUFFERS 3
#define STALE_RECTS 16

typedef struct {
  struct wl_buffer *buffer;
  char *pixels;
  bool is_busy;
  // What changed since this buffer was shown.
  TesseraPixelRect stale[STALE_RECTS];
  int stale_count;
} Buffer;

typedef struct {
  TesseraSharedSurface base;
  struct wl_surface *surface;
  struct wl_subsurface *subsurface;
  struct wl_callback *frame;
  // Once the scale was no whole number: how large the buffer is shown.
  struct wl_proxy *viewport;
  TesseraWaylandScale wanted;
  // The place is in surface units, width and height are pixels.
  int32_t x, y, width, height, stride;
  int32_t shown_width, shown_height;
  double scale;
  char *canvas;
  size_t canvas_size;
  char *pool;
  size_t pool_size;
  Buffer buffers[BUFFERS];
  TesseraPixelRect damage[STALE_RECTS];
  int damage_count;
  bool has_frame, needs_buffers, owes_frame;
} WaylandSurface;

// MARK: Globals

static struct wl_shm *shm;
static struct wl_subcompositor *subcompositor;

static void global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                   uint32_t version) {
  if (!shm && strcmp(interface, wl_shm_interface.name) == 0)
    shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  else if (!subcompositor && strcmp(interface, wl_subcompositor_interface.name) == 0)
    subcompositor = wl_registry_bind(registry, name, &wl_subcompositor_interface, 1);
  else
    tessera_wayland_scale_global(registry, name, interface);
}

static void global_remove(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener registry_listener = {global, global_remove};

// On a queue of our own, so that no event of GDK's is handled meanwhile.
static bool bind_globals(struct wl_display *display) {
  if (shm && subcompositor) return true;
  struct wl_event_queue *queue = wl_display_create_queue(display);
  struct wl_display *wrapper = wl_proxy_create_wrapper(display);
  wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
  struct wl_registry *registry = wl_display_get_registry(wrapper);
  wl_proxy_wrapper_destroy(wrapper);
  wl_registry_add_listener(registry, &registry_listener, NULL);
  wl_display_roundtrip_queue(display, queue);
  wl_registry_destroy(registry);
  // Further events go where GDK dispatches.
  if (shm) wl_proxy_set_queue((struct wl_proxy *)shm, NULL);
  if (subcompositor) wl_proxy_set_queue((struct wl_proxy *)subcompositor, NULL);
  tessera_wayland_scale_globals_bound();
  wl_event_queue_destroy(queue);
  return shm && subcompositor;
}

// MARK: Rectangles

// Beyond the list's space the last entry grows: too much is copied then, never too little.
static void add_rect(TesseraPixelRect *list, int *count, TesseraPixelRect rect) {
  if (rect.width <= 0 || rect.height <= 0) return;
  if (*count < STALE_RECTS)
    list[(*count)++] = rect;
  else
    list[STALE_RECTS - 1] = tessera_rect_union(list[STALE_RECTS - 1], rect);
}

static TesseraPixelRect clipped(const WaylandSurface *s, TesseraPixelRect r) {
  int32_t right = MIN(r.x + r.width, s->width), bottom = MIN(r.y + r.height, s->height);
  r.x = MAX(r.x, 0);
  r.y = MAX(r.y, 0);
  r.width = MAX(right - r.x, 0);
  r.height = MAX(bottom - r.y, 0);
  return r;
}

// MARK: Buffers

static void release(void *data, struct wl_buffer *buffer);
static const struct wl_buffer_listener buffer_listener = {release};

static void drop_buffers(WaylandSurface *s) {
  for (int i = 0; i < BUFFERS; i++) {
    if (s->buffers[i].buffer) wl_buffer_destroy(s->buffers[i].buffer);
    s->buffers[i] = (Buffer){0};
  }
  if (s->pool) munmap(s->pool, s->pool_size);
  s->pool = NULL;
}

static bool make_buffers(WaylandSurface *s) {
  drop_buffers(s);
  size_t size = (size_t)s->stride * s->height;
  s->pool_size = size * BUFFERS;
  int descriptor = memfd_create("tessera-frames", MFD_CLOEXEC);
  if (descriptor < 0) return false;
  if (s->pool_size > INT32_MAX || ftruncate(descriptor, (off_t)s->pool_size) < 0) {
    close(descriptor);
    return false;
  }
  s->pool = mmap(NULL, s->pool_size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (s->pool == MAP_FAILED) {
    s->pool = NULL;
    close(descriptor);
    return false;
  }
  struct wl_shm_pool *pool = wl_shm_create_pool(shm, descriptor, (int32_t)s->pool_size);
  for (int i = 0; i < BUFFERS; i++) {
    Buffer *b = &s->buffers[i];
    b->pixels = s->pool + size * i;
    b->buffer = wl_shm_pool_create_buffer(pool, (int32_t)(size * i), s->width, s->height, s->stride,
                                          WL_SHM_FORMAT_XRGB8888);
    wl_buffer_add_listener(b->buffer, &buffer_listener, s);
    add_rect(b->stale, &b->stale_count, (TesseraPixelRect){0, 0, s->width, s->height});
  }
  wl_shm_pool_destroy(pool);
  close(descriptor);
  s->needs_buffers = false;
  return true;
}

static void copy(WaylandSurface *s, Buffer *b, TesseraPixelRect r) {
  for (int32_t row = r.y; row < r.y + r.height; row++) {
    size_t offset = (size_t)row * s->stride + (size_t)r.x * 4;
    memcpy(b->pixels + offset, s->canvas + offset, (size_t)r.width * 4);
  }
}

// MARK: Frames

static void frame_done(void *data, struct wl_callback *callback, uint32_t time) {
  WaylandSurface *s = data;
  wl_callback_destroy(callback);
  s->frame = NULL;
  if (s->base.ready) s->base.ready(s->base.ready_owner);
}

static const struct wl_callback_listener frame_listener = {frame_done};

static void commit(WaylandSurface *s) {
  if (s->needs_buffers && !make_buffers(s)) return;
  Buffer *free_buffer = NULL;
  for (int i = 0; i < BUFFERS && !free_buffer; i++)
    if (!s->buffers[i].is_busy) free_buffer = &s->buffers[i];
  // Goes out when the compositor lets one go.
  s->owes_frame = !free_buffer;
  if (!free_buffer) return;
  for (int i = 0; i < BUFFERS; i++)
    for (int j = 0; j < s->damage_count; j++)
      add_rect(s->buffers[i].stale, &s->buffers[i].stale_count, s->damage[j]);
  for (int j = 0; j < free_buffer->stale_count; j++) copy(s, free_buffer, free_buffer->stale[j]);
  free_buffer->stale_count = 0;
  free_buffer->is_busy = true;
  if (s->viewport)
    tessera_wayland_viewport_resize(s->viewport, s->shown_width, s->shown_height);
  wl_surface_set_buffer_scale(s->surface, s->viewport ? 1 : (int32_t)s->scale);
  wl_surface_attach(s->surface, free_buffer->buffer, 0, 0);
  for (int j = 0; j < s->damage_count; j++) {
    TesseraPixelRect r = s->damage[j];
    wl_surface_damage_buffer(s->surface, r.x, r.y, r.width, r.height);
  }
  s->damage_count = 0;
  if (!s->frame) {
    s->frame = wl_surface_frame(s->surface);
    wl_callback_add_listener(s->frame, &frame_listener, s);
  }
  wl_surface_commit(s->surface);
}

static void release(void *data, struct wl_buffer *buffer) {
  WaylandSurface *s = data;
  for (int i = 0; i < BUFFERS; i++)
    if (s->buffers[i].buffer == buffer) s->buffers[i].is_busy = false;
  if (s->owes_frame) commit(s);
}

static TesseraSharedBuffer begin(TesseraSharedSurface *base, bool *fresh) {
  WaylandSurface *s = (WaylandSurface *)base;
  size_t needed = (size_t)s->stride * s->height;
  if (needed > s->canvas_size) {
    free(s->canvas);
    s->canvas_size = s->canvas ? needed + needed / 4 : needed;
    s->canvas = calloc(1, s->canvas_size);
    s->has_frame = false;
  }
  *fresh = !s->has_frame;
  if (!s->canvas) {
    s->canvas_size = 0;
    return (TesseraSharedBuffer){0};
  }
  return (TesseraSharedBuffer){s->canvas, s->width, s->height, s->stride};
}

static void move(TesseraSharedSurface *base, TesseraPixelRect area, int32_t dx, int32_t dy) {
  WaylandSurface *s = (WaylandSurface *)base;
  add_rect(s->damage, &s->damage_count, clipped(s, area));
}

static void show(TesseraSharedSurface *base, const TesseraPixelRect *rects, int32_t count) {
  WaylandSurface *s = (WaylandSurface *)base;
  if (!s->canvas) return;
  for (int32_t i = 0; i < count; i++) add_rect(s->damage, &s->damage_count, clipped(s, rects[i]));
  s->has_frame = true;
  commit(s);
}

static void place(TesseraSharedSurface *base, int32_t x, int32_t y, int32_t width, int32_t height,
                  double scale) {
  WaylandSurface *s = (WaylandSurface *)base;
  width = MIN(width, 32767);
  height = MIN(height, 32767);
  if (!s->viewport && scale != floor(scale))
    s->viewport = tessera_wayland_viewport_new(s->surface);
  // Buffers of a compositor without viewports are whole surface units large.
  if (!s->viewport) scale = ceil(scale);
  int32_t pixel_width = MIN((int32_t)round(width * scale), 32767);
  int32_t pixel_height = MIN((int32_t)round(height * scale), 32767);
  if (x != s->x || y != s->y) wl_subsurface_set_position(s->subsurface, x, y);
  if (pixel_width != s->width || pixel_height != s->height || scale != s->scale ||
      width != s->shown_width || height != s->shown_height) {
    s->has_frame = false;
    s->needs_buffers = true;
    s->damage_count = 0;
  }
  s->x = x;
  s->y = y;
  s->shown_width = width;
  s->shown_height = height;
  s->width = pixel_width;
  s->height = pixel_height;
  s->scale = scale;
  s->stride = (pixel_width * 4 + 15) & ~15;
}

static double wanted_scale(TesseraSharedSurface *base) {
  return ((WaylandSurface *)base)->wanted.value;
}

static void scale_wanted(void *owner) {
  WaylandSurface *s = owner;
  if (s->base.rescaled) s->base.rescaled(s->base.ready_owner);
}

static void set_background(TesseraSharedSurface *base, uint32_t color) {}

static bool is_ready(TesseraSharedSurface *base) { return !((WaylandSurface *)base)->frame; }

static void surface_free(TesseraSharedSurface *base) {
  WaylandSurface *s = (WaylandSurface *)base;
  if (s->frame) wl_callback_destroy(s->frame);
  drop_buffers(s);
  if (s->wanted.object) tessera_wayland_object_free(s->wanted.object);
  if (s->viewport) tessera_wayland_object_free(s->viewport);
  wl_subsurface_destroy(s->subsurface);
  wl_surface_destroy(s->surface);
  free(s->canvas);
  g_free(s);
}

TesseraSharedSurface *tessera_wayland_surface_new(GdkSurface *parent) {
  GdkDisplay *display = gdk_surface_get_display(parent);
  if (!bind_globals(gdk_wayland_display_get_wl_display(display))) return NULL;
  struct wl_compositor *compositor = gdk_wayland_display_get_wl_compositor(display);
  // damage_buffer came with version 4.
  if (wl_proxy_get_version((struct wl_proxy *)compositor) < 4) return NULL;
  WaylandSurface *s = g_new0(WaylandSurface, 1);
  s->base = (TesseraSharedSurface){.kind = "wayland-shm",
                                   .free = surface_free,
                                   .place = place,
                                   .begin = begin,
                                   .move = move,
                                   .show = show,
                                   .set_background = set_background,
                                   .scale = wanted_scale,
                                   .is_ready = is_ready};
  s->scale = 1;
  s->width = s->height = s->shown_width = s->shown_height = 1;
  s->stride = 16;
  s->needs_buffers = true;
  s->surface = wl_compositor_create_surface(compositor);
  s->subsurface = wl_subcompositor_get_subsurface(subcompositor, s->surface,
                                                  gdk_wayland_surface_get_wl_surface(parent));
  // Shows each frame by itself instead of waiting for GTK to draw.
  wl_subsurface_set_desync(s->subsurface);
  // Input goes to GTK's surface below.
  struct wl_region *nothing = wl_compositor_create_region(compositor);
  wl_surface_set_input_region(s->surface, nothing);
  wl_region_destroy(nothing);
  tessera_wayland_scale_watch(&s->wanted, parent, scale_wanted, s);
  return &s->base;
}
