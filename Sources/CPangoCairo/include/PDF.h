#pragma once

#include <cairo.h>
#include <stddef.h>

#include "ImageCodecs.h"

/// The first page of a PDF. Poppler is opened when the first PDF is: few programs show one, and its
/// libraries would make every start slower. One call at a time.
typedef struct tessera_pdf tessera_pdf;

/// Whether a file may be given to Poppler, which bounds neither its memory nor its time: with a message where
/// states of drawing lie thousands deep in one another, or where streams expand beyond all measure. Reads the
/// streams that are plain or made small by zlib, as nearly all are. Thread-safe.
int tessera_pdf_is_bounded(const void *file, size_t length, tessera_image_message *message);

/// Copies the bytes. Null, with a message, where they are no PDF with a page or Poppler is not installed.
/// The size is in points.
tessera_pdf *tessera_pdf_open(const void *bytes, size_t count, double *width, double *height,
                              tessera_image_message *message);
/// Draws the page, one unit a point, its top left at the origin; nothing behind it.
void tessera_pdf_draw(tessera_pdf *page, cairo_t *context);
void tessera_pdf_close(tessera_pdf *page);
