#include "ImageCodecs.h"

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

int tessera_png_is_apples(const uint8_t *data, size_t length) {
  return length > 16 && memcmp(data + 12, "CgBI", 4) == 0;
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
      size_t deflated = (size_t)(place - stream) - 2;
      stream[0] = 0x78;
      stream[1] = 0x01;
      place = put(place, sum(stream + 2, deflated));
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
