#include "PDF.h"

#include <dlfcn.h>
#include <glib-object.h>
#include <pthread.h>
#include <stdlib.h>
#include <stdio.h>

struct tessera_pdf {
  void *document;
  void *page;
};

// Poppler's own functions, as its documentation declares them; null until it is open.
static void *(*document_new_from_bytes)(GBytes *bytes, const char *password, GError **error);
static int (*document_get_n_pages)(void *document);
static void *(*document_get_page)(void *document, int index);
static void (*page_get_size)(void *page, double *width, double *height);
static void (*page_render)(void *page, cairo_t *context);

static int is_library_open;

static void open_library_now(void) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&document_new_from_bytes = dlsym(library, "poppler_document_new_from_bytes");
  *(void **)&document_get_n_pages = dlsym(library, "poppler_document_get_n_pages");
  *(void **)&document_get_page = dlsym(library, "poppler_document_get_page");
  *(void **)&page_get_size = dlsym(library, "poppler_page_get_size");
  *(void **)&page_render = dlsym(library, "poppler_page_render");
  is_library_open = document_new_from_bytes && document_get_n_pages && document_get_page &&
                    page_get_size && page_render;
}

/// Whether all of it is there; tried once, whichever thread decodes first.
static int open_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library_now);
  return is_library_open;
}

tessera_pdf *tessera_pdf_open(const void *bytes, size_t count, double *width, double *height,
                              tessera_image_message *message) {
  if (!open_library()) {
    snprintf(message->text, sizeof message->text,
             "Poppler reads PDF, and libpoppler-glib.so.8 is not installed.");
    return NULL;
  }
  GBytes *copy = g_bytes_new(bytes, count);
  GError *error = NULL;
  void *document = document_new_from_bytes(copy, NULL, &error);
  g_bytes_unref(copy);
  if (!document) {
    snprintf(message->text, sizeof message->text, "The PDF is damaged: %s.",
             error ? error->message : "it cannot be read");
    g_clear_error(&error);
    return NULL;
  }
  void *page = document_get_n_pages(document) > 0 ? document_get_page(document, 0) : NULL;
  if (!page) {
    snprintf(message->text, sizeof message->text, "The PDF has no page.");
    g_object_unref(document);
    return NULL;
  }
  tessera_pdf *result = malloc(sizeof *result);
  result->document = document;
  result->page = page;
  page_get_size(page, width, height);
  return result;
}

void tessera_pdf_draw(tessera_pdf *page, cairo_t *context) { page_render(page->page, context); }

void tessera_pdf_close(tessera_pdf *page) {
  g_object_unref(page->page);
  g_object_unref(page->document);
  free(page);
}
