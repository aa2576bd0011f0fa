#include "HEIF.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// What libheif's documentation declares.
typedef struct {
  int code, subcode;
  const char *message;
} Error;
enum { colors_rgb = 1, samples_rgba = 11, plane_of_all = 10 };

// libheif's own functions; null until it is open.
static void *(*context_new)(void);
static void (*context_free)(void *context);
static Error (*read_memory)(void *context, const void *data, size_t length, const void *options);
static Error (*get_primary)(void *context, void **handle);
static int (*get_width)(const void *handle);
static int (*get_height)(const void *handle);
static int (*has_alpha)(const void *handle);
static void (*handle_release)(const void *handle);
static Error (*decode)(const void *handle, void **image, int colors, int samples,
                       const void *options);
static int (*image_width)(const void *image, int plane);
static int (*image_height)(const void *image, int plane);
static const uint8_t *(*get_plane)(const void *image, int plane, int *stride);
static void (*image_release)(const void *image);

static int is_library_open;

static void open_library_now(void) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&context_new = dlsym(library, "heif_context_alloc");
  *(void **)&context_free = dlsym(library, "heif_context_free");
  *(void **)&read_memory = dlsym(library, "heif_context_read_from_memory_without_copy");
  *(void **)&get_primary = dlsym(library, "heif_context_get_primary_image_handle");
  *(void **)&get_width = dlsym(library, "heif_image_handle_get_width");
  *(void **)&get_height = dlsym(library, "heif_image_handle_get_height");
  *(void **)&has_alpha = dlsym(library, "heif_image_handle_has_alpha_channel");
  *(void **)&handle_release = dlsym(library, "heif_image_handle_release");
  *(void **)&decode = dlsym(library, "heif_decode_image");
  *(void **)&image_width = dlsym(library, "heif_image_get_width");
  *(void **)&image_height = dlsym(library, "heif_image_get_height");
  *(void **)&get_plane = dlsym(library, "heif_image_get_plane_readonly");
  *(void **)&image_release = dlsym(library, "heif_image_release");
  is_library_open = context_new && context_free && read_memory && get_primary && get_width &&
                    get_height && has_alpha && handle_release && decode && image_width &&
                    image_height && get_plane && image_release;
}

/// Whether all of it is there; tried once, whichever thread decodes first.
static int open_library(tessera_image_message *message) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library_now);
  if (!is_library_open)
    snprintf(message->text, sizeof message->text,
             "HEIC and AVIF are read by libheif, which is not installed (libheif1).");
  return is_library_open;
}

static int fails(Error error, tessera_image_message *message) {
  if (!error.code) return 0;
  snprintf(message->text, sizeof message->text, "The HEIC or AVIF could not be decoded: %s.",
           error.message ? error.message : "no reason given");
  return 1;
}

/// The first picture of the data, which must outlive it; the context is to be freed after the handle. Null with a
/// message on failure.
static void *open_handle(const uint8_t *data, size_t length, void **context,
                         tessera_image_message *message) {
  if (!open_library(message)) return NULL;
  *context = context_new();
  if (!*context) return NULL;
  void *handle = NULL;
  if (!fails(read_memory(*context, data, length, NULL), message) &&
      !fails(get_primary(*context, &handle), message) && handle)
    return handle;
  context_free(*context);
  return NULL;
}

int tessera_heif_inspect(const uint8_t *data, size_t length, uint32_t *width, uint32_t *height,
                         int *isOpaque, tessera_image_message *message) {
  void *context = NULL;
  void *handle = open_handle(data, length, &context, message);
  if (!handle) return 0;
  *width = (uint32_t)get_width(handle);
  *height = (uint32_t)get_height(handle);
  *isOpaque = !has_alpha(handle);
  handle_release(handle);
  context_free(context);
  return 1;
}

struct tessera_heif {
  void *image;
  const uint8_t *next;
  int stride;
  uint32_t width, height;
  int isOpaque;
};

tessera_heif *tessera_heif_open(const uint8_t *data, size_t length, tessera_image_message *message) {
  void *context = NULL;
  void *handle = open_handle(data, length, &context, message);
  if (!handle) return NULL;
  tessera_heif *picture = calloc(1, sizeof *picture);
  if (picture && !fails(decode(handle, &picture->image, colors_rgb, samples_rgba, NULL), message) &&
      picture->image) {
    picture->width = (uint32_t)image_width(picture->image, plane_of_all);
    picture->height = (uint32_t)image_height(picture->image, plane_of_all);
    picture->isOpaque = !has_alpha(handle);
    picture->next = get_plane(picture->image, plane_of_all, &picture->stride);
  }
  handle_release(handle);
  context_free(context);
  if (picture && !picture->next) {
    tessera_heif_close(picture);
    return NULL;
  }
  return picture;
}

void tessera_heif_close(tessera_heif *picture) {
  if (picture->image) image_release(picture->image);
  free(picture);
}

uint32_t tessera_heif_width(const tessera_heif *picture) { return picture->width; }
uint32_t tessera_heif_height(const tessera_heif *picture) { return picture->height; }
int tessera_heif_is_opaque(const tessera_heif *picture) { return picture->isOpaque; }

void tessera_heif_read_row(tessera_heif *picture, uint8_t *row) {
  const uint8_t *from = picture->next;
  picture->next += picture->stride;
  for (uint32_t x = 0; x < picture->width; x++, from += 4, row += 4) {
    uint32_t alpha = picture->isOpaque ? 255 : from[3];
    row[0] = (uint8_t)((from[2] * alpha + 127) / 255);
    row[1] = (uint8_t)((from[1] * alpha + 127) / 255);
    row[2] = (uint8_t)((from[0] * alpha + 127) / 255);
    row[3] = (uint8_t)alpha;
  }
}
