#include "SVG.h"

#include <dlfcn.h>
#include <glib-object.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// What librsvg's documentation declares: lengths with their unit, and rectangles.
typedef struct {
  double length;
  int unit;
} Length;
typedef struct {
  double x, y, width, height;
} Rectangle;

// librsvg's own functions; null until it is open.
static void *(*handle_new_from_data)(const guint8 *data, gsize length, GError **error);
static void (*handle_set_dpi)(void *handle, double dpi);
static gboolean (*handle_set_stylesheet)(void *handle, const guint8 *css, gsize length, GError **error);
static gboolean (*handle_get_size)(void *handle, double *width, double *height);
static void (*handle_get_dimensions)(void *handle, gboolean *has_width, Length *width,
                                     gboolean *has_height, Length *height, gboolean *has_box,
                                     Rectangle *box);
static gboolean (*handle_render)(void *handle, cairo_t *context, const Rectangle *viewport,
                                 GError **error);

static int is_library_open;

static void open_library_now(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&handle_new_from_data = dlsym(library, "rsvg_handle_new_from_data");
  *(void **)&handle_set_dpi = dlsym(library, "rsvg_handle_set_dpi");
  *(void **)&handle_set_stylesheet = dlsym(library, "rsvg_handle_set_stylesheet");
  *(void **)&handle_get_size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&handle_get_dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
  *(void **)&handle_render = dlsym(library, "rsvg_handle_render_document");
  is_library_open = handle_new_from_data && handle_set_dpi && handle_set_stylesheet &&
                    handle_get_size && handle_get_dimensions && handle_render;
}

/// Whether all of it is there; tried once, whichever thread decodes first.
static int open_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library_now);
  return is_library_open;
}

static void tell(tessera_image_message *message, GError *error) {
  if (error)
    snprintf(message->text, sizeof message->text, "The SVG is damaged: %s.", error->message);
  else
    snprintf(message->text, sizeof message->text, "The SVG is damaged.");
  g_clear_error(&error);
}

tessera_svg *tessera_svg_open(const void *bytes, size_t length, const char *stylesheet,
                              tessera_image_message *message) {
  if (!open_library()) {
    snprintf(message->text, sizeof message->text,
             "librsvg reads SVG, and librsvg-2.so.2 is not installed.");
    return NULL;
  }
  GError *error = NULL;
  void *handle = handle_new_from_data(bytes, length, &error);
  if (!handle) {
    tell(message, error);
    return NULL;
  }
  handle_set_dpi(handle, 96);
  if (stylesheet &&
      !handle_set_stylesheet(handle, (const guint8 *)stylesheet, strlen(stylesheet), &error)) {
    g_object_unref(handle);
    tell(message, error);
    return NULL;
  }
  return handle;
}

int tessera_svg_size(tessera_svg *document, double *width, double *height) {
  return handle_get_size(document, width, height);
}

int tessera_svg_view_box(tessera_svg *document, double *width, double *height) {
  gboolean has_width, has_height, has_box = FALSE;
  Length given_width, given_height;
  Rectangle box = {0};
  handle_get_dimensions(document, &has_width, &given_width, &has_height, &given_height, &has_box,
                        &box);
  *width = box.width;
  *height = box.height;
  return has_box;
}

int tessera_svg_draw(tessera_svg *document, cairo_t *context, double width, double height,
                     tessera_image_message *message) {
  Rectangle viewport = {0, 0, width, height};
  GError *error = NULL;
  gboolean is_drawn = handle_render(document, context, &viewport, &error);
  if (is_drawn && !error) return TRUE;
  tell(message, error);
  return FALSE;
}

void tessera_svg_close(tessera_svg *document) { g_object_unref(document); }
