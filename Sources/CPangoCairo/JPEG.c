#include "ImageCodecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

struct tessera_jpeg_reader {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  char *message;       // where the current call wants its sentence
  int ended_early;     // the data ran out
  int lost_bits;       // and the decoder invented what was missing
  uint8_t *cmyk_row;   // only for four-component pictures
};

enum { maximum_scans = 200 };

static void say(char *to, const char *text) {
  if (!to) return;
  snprintf(to, sizeof(((tessera_image_message *)0)->text), "%s", text);
}

static void on_error(j_common_ptr common) {
  tessera_jpeg_reader *reader = common->client_data;
  char text[JMSG_LENGTH_MAX];
  common->err->format_message(common, text);
  char sentence[240];
  snprintf(sentence, sizeof sentence, "The JPEG data are damaged: %.190s.", text);
  say(reader->message, sentence);
  longjmp(reader->escape, 1);
}

static void on_message(j_common_ptr common, int level) {
  if (level >= 0) return;
  tessera_jpeg_reader *reader = common->client_data;
  common->err->num_warnings++;
  if (common->err->msg_code == JWRN_JPEG_EOF) reader->ended_early = 1;
  if (common->err->msg_code == JWRN_HIT_MARKER) reader->lost_bits = 1;
}

static void be_silent(j_common_ptr common) { (void)common; }

// A small file can ask for the picture to be refined thousands of times.
static void on_progress(j_common_ptr common) {
  tessera_jpeg_reader *reader = common->client_data;
  if (reader->info.input_scan_number <= maximum_scans) return;
  say(reader->message, "The JPEG has more than 200 scans, which no camera or program writes.");
  longjmp(reader->escape, 1);
}

tessera_jpeg_reader *tessera_jpeg_open(const uint8_t *data, size_t length,
                                       tessera_image_message *message) {
  tessera_jpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->message = message->text;
  reader->info.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = on_error;
  reader->errors.emit_message = on_message;
  reader->errors.output_message = be_silent;
  reader->info.client_data = reader;
  if (setjmp(reader->escape)) {
    tessera_jpeg_close(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->info);
  reader->progress.progress_monitor = on_progress;
  reader->info.progress = &reader->progress;
  jpeg_mem_src(&reader->info, data, length);
  jpeg_read_header(&reader->info, TRUE);
  return reader;
}

void tessera_jpeg_close(tessera_jpeg_reader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->info);
  free(reader->cmyk_row);
  free(reader);
}

uint32_t tessera_jpeg_width(const tessera_jpeg_reader *reader) { return reader->info.image_width; }
uint32_t tessera_jpeg_height(const tessera_jpeg_reader *reader) {
  return reader->info.image_height;
}

uint64_t tessera_jpeg_coefficient_bytes(const tessera_jpeg_reader *reader) {
  if (!jpeg_has_multiple_scans((j_decompress_ptr)&reader->info)) return 0;
  return (uint64_t)reader->info.image_width * reader->info.image_height *
         (uint64_t)reader->info.num_components * sizeof(JCOEF);
}

// Whether all scans of a progressive picture came.
static int is_fully_refined(const struct jpeg_decompress_struct *info) {
  if (!info->progressive_mode || !info->coef_bits) return 1;
  for (int component = 0; component < info->num_components; component++)
    for (int i = 0; i < DCTSIZE2; i++)
      if (info->coef_bits[component][i] != 0) return 0;
  return 1;
}

int tessera_jpeg_start(tessera_jpeg_reader *reader, int eighths, uint32_t *width, uint32_t *height,
                       tessera_image_message *message) {
  struct jpeg_decompress_struct *info = &reader->info;
  reader->message = message->text;
  if (setjmp(reader->escape)) return 0;
  info->scale_num = (unsigned)eighths;
  info->scale_denom = 8;
  int four = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = four ? JCS_CMYK : JCS_EXT_BGRA;
  info->do_fancy_upsampling = eighths == 8;
  jpeg_start_decompress(info);
  // A file that lacks but its end marker is forgiven.
  if (reader->ended_early && (reader->lost_bits || !is_fully_refined(info))) {
    say(message->text, "The JPEG data end too early.");
    return 0;
  }
  if (four) {
    reader->cmyk_row = malloc((size_t)info->output_width * 4);
    if (!reader->cmyk_row) {
      say(message->text, "There is not enough memory to decode the JPEG.");
      return 0;
    }
  }
  *width = info->output_width;
  *height = info->output_height;
  return 1;
}

static inline uint8_t product(unsigned a, unsigned b) { return (uint8_t)((a * b + 127) / 255); }

int tessera_jpeg_read_row(tessera_jpeg_reader *reader, uint8_t *row,
                          tessera_image_message *message) {
  struct jpeg_decompress_struct *info = &reader->info;
  reader->message = message->text;
  if (setjmp(reader->escape)) return 0;
  JSAMPROW target = reader->cmyk_row ? reader->cmyk_row : row;
  if (jpeg_read_scanlines(info, &target, 1) != 1 || (reader->ended_early && reader->lost_bits)) {
    snprintf(message->text, sizeof message->text,
             "The JPEG data end too early, after %u of %u rows.", info->output_scanline,
             info->output_height);
    return 0;
  }
  if (reader->cmyk_row) {
    // Adobe's programs store inverted inks.
    int inverted = info->saw_Adobe_marker;
    for (uint32_t x = 0; x < info->output_width; x++) {
      const uint8_t *in = reader->cmyk_row + 4 * (size_t)x;
      uint8_t c = in[0], m = in[1], y = in[2], k = in[3];
      if (!inverted) c = 255 - c, m = 255 - m, y = 255 - y, k = 255 - k;
      uint8_t *out = row + 4 * (size_t)x;
      out[0] = product(y, k), out[1] = product(m, k), out[2] = product(c, k), out[3] = 255;
    }
  }
  return 1;
}

typedef struct {
  struct jpeg_error_mgr errors;
  jmp_buf escape;
} writer_errors;

static void on_write_error(j_common_ptr common) {
  longjmp(((writer_errors *)common->err)->escape, 1);
}

uint8_t *tessera_jpeg_encode(const uint8_t *pixels, size_t bytesPerRow, uint32_t width,
                             uint32_t height, int quality, size_t *length) {
  struct jpeg_compress_struct info;
  writer_errors errors;
  unsigned char *volatile result = NULL;
  unsigned char *buffer = NULL;
  unsigned long size = 0;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&errors.errors);
  errors.errors.error_exit = on_write_error;
  errors.errors.output_message = be_silent;
  if (setjmp(errors.escape)) {
    jpeg_destroy_compress(&info);
    free(buffer);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &buffer, &size);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  if (quality >= 90) {
    for (int i = 0; i < info.num_components; i++)
      info.comp_info[i].h_samp_factor = info.comp_info[i].v_samp_factor = 1;
  }
  jpeg_start_compress(&info, TRUE);
  for (uint32_t y = 0; y < height; y++) {
    JSAMPROW row = (JSAMPROW)(pixels + bytesPerRow * y);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  result = buffer;
  *length = size;
  return result;
}
