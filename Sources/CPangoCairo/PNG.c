#include "ImageCodecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

struct tessera_png_reader {
  png_structp png;
  png_infop info;
  const uint8_t *data;
  size_t length, position;
  uint32_t width, height;
  int interlaced, opaque;
  // Of Apple's form: the plain picture, which is multiplied by alpha already.
  uint8_t *plain;
  jmp_buf escape;
  char *message;
};

static void on_error(png_structp png, png_const_charp text) {
  tessera_png_reader *reader = png_get_error_ptr(png);
  if (reader->message && !reader->message[0])
    snprintf(reader->message, sizeof(((tessera_image_message *)0)->text),
             "The PNG data are damaged: %.190s.", text);
  longjmp(reader->escape, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_read(png_structp png, png_bytep out, size_t count) {
  tessera_png_reader *reader = png_get_io_ptr(png);
  if (count > reader->length - reader->position) {
    snprintf(reader->message, sizeof(((tessera_image_message *)0)->text),
             "The PNG data end too early.");
    png_error(png, "end of data");
  }
  memcpy(out, reader->data + reader->position, count);
  reader->position += count;
}

tessera_png_reader *tessera_png_open(const uint8_t *data, size_t length,
                                     tessera_image_message *message) {
  tessera_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->data = data;
  reader->length = length;
  reader->message = message->text;
  if (tessera_png_is_apples(data, length)) {
    reader->plain = tessera_png_plain(data, length, &reader->length);
    reader->data = reader->plain;
    if (!reader->plain) {
      free(reader);
      return NULL;
    }
  }
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
#ifdef PNG_IGNORE_ADLER32
  // Where the library can; else the sum is right.
  if (reader->png && reader->plain) png_set_option(reader->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info || setjmp(reader->escape)) {
    tessera_png_close(reader);
    return NULL;
  }
  png_structp png = reader->png;
  // Text, profile and EXIF chunks of a few megabytes are honest; more is an attack on memory.
  png_set_user_limits(png, 1000000, 1000000);
  png_set_chunk_malloc_max(png, 8 << 20);
  png_set_chunk_cache_max(png, 64);
  png_set_read_fn(png, reader, on_read);
  png_read_info(png, reader->info);

  int depth = 0, color = 0, interlace = 0;
  png_uint_32 width = 0, height = 0;
  png_get_IHDR(png, reader->info, &width, &height, &depth, &color, &interlace, NULL, NULL);
  reader->width = width;
  reader->height = height;
  reader->interlaced = interlace != PNG_INTERLACE_NONE;
  int has_key = png_get_valid(png, reader->info, PNG_INFO_tRNS) != 0;
  reader->opaque = !(color & PNG_COLOR_MASK_ALPHA) && !has_key;

  png_set_expand(png);
  if (depth == 16) png_set_scale_16(png);
  if (!(color & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  if (!reader->plain) png_set_bgr(png);
  if (reader->opaque) png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
  if (reader->interlaced) png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != (size_t)width * 4)
    png_error(png, "unexpected row length");
  return reader;
}

void tessera_png_close(tessera_png_reader *reader) {
  if (!reader) return;
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->plain);
  free(reader);
}

uint32_t tessera_png_width(const tessera_png_reader *reader) { return reader->width; }
uint32_t tessera_png_height(const tessera_png_reader *reader) { return reader->height; }
int tessera_png_is_interlaced(const tessera_png_reader *reader) { return reader->interlaced; }
int tessera_png_is_opaque(const tessera_png_reader *reader) { return reader->opaque; }

static void premultiply(uint8_t *row, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned alpha = row[3];
    if (alpha == 255) continue;
    for (int i = 0; i < 3; i++) {
      unsigned value = row[i] * alpha + 128;
      row[i] = (uint8_t)((value + (value >> 8)) >> 8);
    }
  }
}

int tessera_png_read_row(tessera_png_reader *reader, uint8_t *row,
                         tessera_image_message *message) {
  reader->message = message->text;
  if (setjmp(reader->escape)) return 0;
  png_read_row(reader->png, row, NULL);
  if (!reader->opaque && !reader->plain) premultiply(row, reader->width);
  return 1;
}

int tessera_png_read_all(tessera_png_reader *reader, uint8_t *pixels, size_t bytesPerRow,
                         tessera_image_message *message) {
  reader->message = message->text;
  if (setjmp(reader->escape)) return 0;
  for (int pass = 0; pass < 7; pass++)
    for (uint32_t y = 0; y < reader->height; y++)
      png_read_row(reader->png, pixels + bytesPerRow * y, NULL);
  if (!reader->opaque && !reader->plain)
    for (uint32_t y = 0; y < reader->height; y++)
      premultiply(pixels + bytesPerRow * y, reader->width);
  return 1;
}

typedef struct {
  uint8_t *bytes;
  size_t length, capacity;
  jmp_buf escape;
} png_output;

static void on_write(png_structp png, png_bytep data, size_t count) {
  png_output *output = png_get_io_ptr(png);
  if (output->length + count > output->capacity) {
    size_t capacity = (output->capacity + count) * 2;
    uint8_t *bytes = realloc(output->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    output->bytes = bytes;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->length, data, count);
  output->length += count;
}

static void on_flush(png_structp png) { (void)png; }

static void on_write_error(png_structp png, png_const_charp text) {
  (void)text;
  longjmp(((png_output *)png_get_error_ptr(png))->escape, 1);
}

uint8_t *tessera_png_encode(const uint8_t *pixels, size_t bytesPerRow, uint32_t width,
                            uint32_t height, int isOpaque, size_t *length) {
  png_output output = {0};
  uint8_t *row = malloc((size_t)width * 4);
  png_infop info = NULL;
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, &output, on_write_error, on_warning);
  if (png) info = png_create_info_struct(png);
  if (!row || !info || setjmp(output.escape)) {
    if (png) png_destroy_write_struct(&png, &info);
    free(row);
    free(output.bytes);
    return NULL;
  }
  png_set_write_fn(png, &output, on_write, on_flush);
  png_set_compression_level(png, 6);
  png_set_compression_strategy(png, 0);
  png_set_filter(png, 0, PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP);
  png_set_IHDR(png, info, width, height, 8, isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *in = pixels + bytesPerRow * y;
    uint8_t *out = row;
    for (uint32_t x = 0; x < width; x++, in += 4) {
      unsigned alpha = in[3];
      for (int i = 2; i >= 0; i--) {
        unsigned value = in[i];
        if (!isOpaque && alpha != 255)
          value = alpha == 0 ? 0 : (value >= alpha ? 255 : (value * 255 + alpha / 2) / alpha);
        *out++ = (uint8_t)value;
      }
      if (!isOpaque) *out++ = (uint8_t)alpha;
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  free(row);
  *length = output.length;
  return output.bytes;
}
