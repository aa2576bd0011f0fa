#pragma once
#include <stddef.h>
#include <stdint.h>

// libjpeg and libpng report errors by longjmp, which must not cross Swift frames; so whatever calls
// them lives here, behind functions that return. All pixels are premultiplied BGRA bytes.

/// A sentence about what went wrong; empty where nothing did.
typedef struct {
  char text[240];
} tessera_image_message;

typedef struct tessera_jpeg_reader tessera_jpeg_reader;

/// Reads the header of the `length` bytes at `data`, which must outlive the reader. Null, with a
/// message, where they are no JPEG.
tessera_jpeg_reader *tessera_jpeg_open(const uint8_t *data, size_t length,
                                       tessera_image_message *message);
void tessera_jpeg_close(tessera_jpeg_reader *reader);
uint32_t tessera_jpeg_width(const tessera_jpeg_reader *reader);
uint32_t tessera_jpeg_height(const tessera_jpeg_reader *reader);
/// Bytes of coefficients that a picture in several scans keeps in memory; 0 for one in a single scan.
uint64_t tessera_jpeg_coefficient_bytes(const tessera_jpeg_reader *reader);
/// Starts decoding at `eighths`/8 of the full size (1, 2, 4 or 8). False with a message on failure.
int tessera_jpeg_start(tessera_jpeg_reader *reader, int eighths, uint32_t *width, uint32_t *height,
                       tessera_image_message *message);
/// The next row, `width` opaque pixels. False with a message where the data end too early.
int tessera_jpeg_read_row(tessera_jpeg_reader *reader, uint8_t *row,
                          tessera_image_message *message);

/// A JPEG of `height` rows of opaque pixels, in memory to be freed with `free`; null on failure.
uint8_t *tessera_jpeg_encode(const uint8_t *pixels, size_t bytesPerRow, uint32_t width,
                             uint32_t height, int quality, size_t *length);

typedef struct tessera_png_reader tessera_png_reader;

tessera_png_reader *tessera_png_open(const uint8_t *data, size_t length,
                                     tessera_image_message *message);
void tessera_png_close(tessera_png_reader *reader);
/// Whether a file is a PNG of Apple's own form, as Xcode makes them for devices.
int tessera_png_is_apples(const uint8_t *data, size_t length);
/// The same picture as a PNG with one stream, whose pixels are still blue, green, red and alpha, multiplied by that.
/// To be freed; NULL where there is no memory for it.
uint8_t *tessera_png_plain(const uint8_t *data, size_t length, size_t *plainLength);
uint32_t tessera_png_width(const tessera_png_reader *reader);
uint32_t tessera_png_height(const tessera_png_reader *reader);
int tessera_png_is_interlaced(const tessera_png_reader *reader);
int tessera_png_is_opaque(const tessera_png_reader *reader);
/// The next row of a picture that is not interlaced.
int tessera_png_read_row(tessera_png_reader *reader, uint8_t *row, tessera_image_message *message);
/// All rows of an interlaced picture.
int tessera_png_read_all(tessera_png_reader *reader, uint8_t *pixels, size_t bytesPerRow,
                         tessera_image_message *message);

/// A PNG whose bytes depend on the pixels alone, to be freed with `free`; null on failure.
uint8_t *tessera_png_encode(const uint8_t *pixels, size_t bytesPerRow, uint32_t width,
                            uint32_t height, int isOpaque, size_t *length);

/// Adds the `width` pixels of a row into `sums`, four 32-bit words for each `factor` pixels.
void tessera_box_add_row(const uint8_t *row, uint32_t width, uint32_t factor, uint32_t *sums);
/// Writes the averages of `rows` added rows and zeroes `sums`.
void tessera_box_write_row(uint32_t *sums, uint32_t width, uint32_t factor, uint32_t rows,
                           uint8_t *output);
