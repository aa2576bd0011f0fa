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
      // The reader leaves the sum out of account, for which all would have to be expanded.
      place = put(place, 0);
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
