#include "ImageCodecs.h"

#include <string.h>

void tessera_box_add_row(const uint8_t *row, uint32_t width, uint32_t factor, uint32_t *sums) {
  uint32_t count = width / factor;
  for (uint32_t x = 0; x < count; x++, sums += 4) {
    uint32_t b = 0, g = 0, r = 0, a = 0;
    for (uint32_t i = 0; i < factor; i++, row += 4)
      b += row[0], g += row[1], r += row[2], a += row[3];
    sums[0] += b, sums[1] += g, sums[2] += r, sums[3] += a;
  }
}

void tessera_box_write_row(uint32_t *sums, uint32_t width, uint32_t factor, uint32_t rows,
                           uint8_t *output) {
  uint32_t count = width / factor;
  uint64_t area = (uint64_t)factor * rows;
  for (uint32_t i = 0; i < count * 4; i++) output[i] = (uint8_t)((sums[i] + area / 2) / area);
  memset(sums, 0, (size_t)count * 16);
}
