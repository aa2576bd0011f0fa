#define _GNU_SOURCE
#include "PDF.h"

#include <stdio.h>
#include <string.h>
#include <zlib.h>

// Producers nest a few dozen states; the PDF reference asks readers for 28. Poppler takes 1.5 kB for each.
enum { deepest = 10000 };
// What all streams may expand to: more than the largest picture that is decoded whole.
static const size_t most_bytes = (size_t)512 << 20;

/// Counts how deep states lie in one another in what may be a page's operators.
typedef struct {
  long depth, deepest;
  /// The length of the word that is being read, and its first letter.
  size_t length;
  unsigned char letter;
} counter;

static int is_space(unsigned char byte) {
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t' || byte == '\f' || byte == 0;
}

static void count_word(counter *counter) {
  if (counter->length == 1 && counter->letter == 'q') {
    if (++counter->depth > counter->deepest) counter->deepest = counter->depth;
  } else if (counter->length == 1 && counter->letter == 'Q' && counter->depth > 0) {
    counter->depth--;
  }
  counter->length = 0;
}

static void count(counter *counter, const unsigned char *bytes, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (is_space(bytes[i])) {
      if (counter->length) count_word(counter);
    } else if (counter->length++ == 0) {
      counter->letter = bytes[i];
    }
  }
}

static const unsigned char *find(const unsigned char *from, const unsigned char *end, const char *word) {
  return from < end ? memmem(from, (size_t)(end - from), word, strlen(word)) : NULL;
}

/// Reads a stream by zlib; what cannot be read any further is left out, as readers do.
/// Returns how many bytes it expands to.
static size_t expand(const unsigned char *bytes, size_t length, size_t most, counter *counter) {
  z_stream stream = {.next_in = (unsigned char *)bytes, .avail_in = (uInt)(length < 1u << 30 ? length : 1u << 30)};
  if (inflateInit(&stream) != Z_OK) return 0;
  unsigned char piece[1 << 14];
  size_t total = 0;
  int status = Z_OK;
  while (status == Z_OK && total <= most && counter->deepest <= deepest) {
    stream.next_out = piece;
    stream.avail_out = sizeof piece;
    status = inflate(&stream, Z_NO_FLUSH);
    size_t written = sizeof piece - stream.avail_out;
    if (written == 0 && status != Z_STREAM_END && stream.avail_in == 0) break;
    count(counter, piece, written);
    total += written;
  }
  inflateEnd(&stream);
  return total;
}

int tessera_pdf_is_bounded(const void *file, size_t length, tessera_image_message *message) {
  const unsigned char *start = file, *end = start + length, *place = start;
  size_t total = 0;
  while ((place = find(place, end, "stream"))) {
    const unsigned char *bytes = place + strlen("stream");
    if (bytes < end && *bytes == '\r') bytes++;
    if (bytes < end && *bytes == '\n') bytes++;
    const unsigned char *stop = find(bytes, end, "endstream");
    if (!stop) stop = end;
    // The dictionary in front of the stream, which names how it was made small.
    size_t before = (size_t)(place - start) < 2000 ? (size_t)(place - start) : 2000;
    const unsigned char *dictionary = place - before;
    for (const unsigned char *next = dictionary; (next = find(next, place, " obj")); next++) dictionary = next;
    counter counter = {0};
    if (find(dictionary, place, "/Flate") || find(dictionary, place, "/Fl ")) {
      total += expand(bytes, (size_t)(stop - bytes), most_bytes - total, &counter);
    } else {
      count(&counter, bytes, (size_t)(stop - bytes));
    }
    if (counter.length) count_word(&counter);
    if (counter.deepest > deepest) {
      snprintf(message->text, sizeof message->text,
               "The PDF keeps more than %d states of drawing inside one another.", deepest);
      return 0;
    }
    if (total > most_bytes) {
      snprintf(message->text, sizeof message->text, "The PDF's streams expand to more than %zu MB.",
               most_bytes >> 20);
      return 0;
    }
    place = stop < end ? stop + strlen("endstream") : end;
  }
  return 1;
}
