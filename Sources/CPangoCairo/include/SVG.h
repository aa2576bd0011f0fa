#pragma once

#include <cairo.h>
#include <stddef.h>

#include "ImageCodecs.h"

/// A document of SVG. librsvg is opened when the first one is read: few programs show one before their first
/// frame, and its libraries would make every start slower and larger. Used by one thread at a time.
typedef struct tessera_svg tessera_svg;

/// Copies the bytes. Null, with a message, where they are no SVG, where the CSS of `stylesheet`, which may be null and
/// overrides the document's own, cannot be read, or where librsvg is not installed.
tessera_svg *tessera_svg_open(const void *bytes, size_t length, const char *stylesheet,
                              tessera_image_message *message);
/// The width and height that the document gives, in CSS pixels at 96 an inch; false where it gives none.
int tessera_svg_size(tessera_svg *document, double *width, double *height);
/// The size of its view box, in CSS pixels; false where it has none.
int tessera_svg_view_box(tessera_svg *document, double *width, double *height);
/// Draws it stretched over a rectangle of that size, whose top left is the origin; nothing behind it. False, with a
/// message, where librsvg gives up.
int tessera_svg_draw(tessera_svg *document, cairo_t *context, double width, double height,
                     tessera_image_message *message);
void tessera_svg_close(tessera_svg *document);
