#pragma once
#include "ImageCodecs.h"

// Photographs as iPhones keep them (HEIC), and AVIF, by libheif, which is opened when it is first needed.

/// The size of the first picture, turned as its file says, and whether it has transparency. False with a message where
/// it is damaged or the library is not installed.
int tessera_heif_inspect(const uint8_t *data, size_t length, uint32_t *width, uint32_t *height,
                         int *isOpaque, tessera_image_message *message);

/// A picture in memory, row by row from its top.
typedef struct tessera_heif tessera_heif;

/// Decodes the first picture. Null with a message on failure.
tessera_heif *tessera_heif_open(const uint8_t *data, size_t length, tessera_image_message *message);
void tessera_heif_close(tessera_heif *picture);
uint32_t tessera_heif_width(const tessera_heif *picture);
uint32_t tessera_heif_height(const tessera_heif *picture);
int tessera_heif_is_opaque(const tessera_heif *picture);
/// The next row, `width` pixels.
void tessera_heif_read_row(tessera_heif *picture, uint8_t *row);
