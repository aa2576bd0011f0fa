#include "ImageCodecs.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

#include <zlib.h>

// Xcode makes PNG of its own form for devices: a chunk CgBI ahead of the header, pixels as blue, green, red and
// alpha, by which they are multiplied already, and a deflated stream without zlib's head and sum.

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static uint8_t *put(uint8_t *place, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *place++ = (uint8_t)(value >> shift);
  return place;
}

/// The sum of what a stream expands to; where it is damaged, of what comes before that.
static uint32_t sum(const uint8_t *bytes, size_t length) {
  uint32_t result = (uint32_t)adler32(0, NULL, 0);
  z_stream stream = {.next_in = (uint8_t *)bytes, .avail_in = (uInt)length};
  if (inflateInit2(&stream, -15) != Z_OK) return result;
  uint8_t piece[1 << 14];
  size_t total = 0;
  int status = Z_OK;
  while (status == Z_OK && total < (size_t)1 << 31) {
    stream.next_out = piece;
    stream.avail_out = sizeof piece;
    status = inflate(&stream, Z_NO_FLUSH);
    size_t written = sizeof piece - stream.avail_out;
    if (written == 0 && stream.avail_in == 0) break;
    result = (uint32_t)adler32(result, piece, (uInt)written);
    total += written;
  }
  inflateEnd(&stream);
  return result;
}

#ifdef PNG_IGNORE_ADLER32
typedef struct {
  const uint8_t *next;
  size_t left;
} Probe;

static void give(png_structp png, png_bytep target, size_t count) {
  Probe *probe = png_get_io_ptr(png);
  if (count > probe->left) png_error(png, "end");
  memcpy(target, probe->next, count);
  probe->next += count;
  probe->left -= count;
}

static void stop(png_structp png, png_const_charp message) { png_longjmp(png, 1); }
static void pass(png_structp png, png_const_charp message) {}

/// Whether the library that is there, which may be another than the one whose headers were, leaves a wrong sum out of
/// account: found by a picture of one pixel that has one.
static int ignores_sums(void) {
  static const uint8_t picture[] = {
      0x89, 'P', 'N', 'G', 13, 10, 26, 10,                                                // A PNG
      0, 0, 0, 13, 'I', 'H', 'D', 'R', 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0, 0, 0, 0,  // of one grey pixel,
      0, 0, 0, 13, 'I', 'D', 'A', 'T', 0x78, 1, 1, 2, 0, 0xFD, 0xFF, 0, 9, 0, 0, 0, 0,     // stored,
      0, 0, 0, 0, 0, 0, 0, 0, 'I', 'E', 'N', 'D', 0, 0, 0, 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, stop, pass);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  volatile int result = 0;
  uint8_t row[4];
  if (info && !setjmp(png_jmpbuf(png))) {
    Probe probe = {picture, sizeof picture};
    png_set_read_fn(png, &probe, give);
    png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
    png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
    png_read_info(png, info);
    png_read_row(png, row, NULL);
    png_read_end(png, NULL);
    result = row[0] == 9;
  }
  if (png) png_destroy_read_struct(&png, &info, NULL);
  return result;
}
#else
static int ignores_sums(void) { return 0; }
#endif

/// What is put behind a stream.
static uint32_t end_of(const uint8_t *bytes, size_t length) {
  // Found out by several threads at once it is the same.
  static _Atomic int known = -1;
  if (known < 0) known = ignores_sums();
  // For a sum all has to be expanded.
  return known ? 0 : sum(bytes, length);
}

int tessera_png_is_apples(const uint8_t *data, size_t length) {
  return length > 16 && memcmp(data + 12, "CgBI", 4) == 0;
}

uint8_t *tessera_png_plain(const uint8_t *data, size_t length, size_t *plainLength) {
  if (length >= (size_t)1 << 30) return NULL;
  // A head of two bytes, a sum of four, and a chunk's twelve around them are added at most.
  uint8_t *result = malloc(length + 32), *stream = malloc(length + 8);
  uint8_t *end = result, *place = stream ? stream + 2 : NULL;
  if (!result || !stream) {
    free(result);
    free(stream);
    return NULL;
  }
  memcpy(end, data, 8);
  end += 8;
  for (size_t at = 8; at + 12 <= length;) {
    size_t size = number(data + at);
    if (size > length - at - 12) break;
    const uint8_t *chunk = data + at;
    at += size + 12;
    if (memcmp(chunk + 4, "CgBI", 4) == 0) continue;
    if (memcmp(chunk + 4, "IDAT", 4) == 0) {
      memcpy(place, chunk + 8, size);
      place += size;
      continue;
    }
    if (memcmp(chunk + 4, "IEND", 4) == 0) {
      stream[0] = 0x78;
      stream[1] = 0x01;
      place = put(place, end_of(stream + 2, (size_t)(place - stream) - 2));
      uint8_t *start = put(end, (uint32_t)(place - stream));
      memcpy(start, "IDAT", 4);
      memcpy(start + 4, stream, (size_t)(place - stream));
      end = start + 4 + (place - stream);
      end = put(end, (uint32_t)crc32(0, start, (uInt)(end - start)));
    }
    memcpy(end, chunk, size + 12);
    end += size + 12;
    if (memcmp(chunk + 4, "IEND", 4) == 0) break;
  }
  free(stream);
  *plainLength = (size_t)(end - result);
  return result;
}
