/* Colours: packed pixels, blending, grey levels and conversions between models. */

#include <stddef.h>
#include <stdint.h>

struct hue_rgb {
  uint8_t red;
  uint8_t green;
  uint8_t blue;
};

struct hue_pixel16 {
  unsigned blue : 5;
  unsigned green : 6;
  unsigned red : 5;
};

static uint8_t hue_clamp(int level) {
  return (uint8_t)(level < 0 ? 0 : level > 255 ? 255 : level);
}

static uint8_t hue_max3(uint8_t a, uint8_t b, uint8_t c) {
  uint8_t most = a > b ? a : b;
  return most > c ? most : c;
}

static uint8_t hue_min3(uint8_t a, uint8_t b, uint8_t c) {
  uint8_t least = a < b ? a : b;
  return least < c ? least : c;
}

uint32_t hue_pack(uint8_t red, uint8_t green, uint8_t blue, uint8_t alpha) {
  return (uint32_t)alpha << 24 | (uint32_t)red << 16 | (uint32_t)green << 8 | blue;
}

/* The eye sees green best; the weights add up to 256. */
uint8_t hue_grey(uint8_t red, uint8_t green, uint8_t blue) {
  return (uint8_t)((77u * red + 151u * green + 28u * blue) >> 8);
}

uint16_t hue_to_565(const struct hue_rgb *colour) {
  struct hue_pixel16 pixel = {
    .red = colour->red >> 3 & 31,
    .green = colour->green >> 2 & 63,
    .blue = colour->blue >> 3 & 31
  };
  return (uint16_t)(pixel.red << 11 | pixel.green << 5 | pixel.blue);
}

/* Repeats the high bits at the low end, so that white stays white. */
void hue_from_565(uint16_t pixel, struct hue_rgb *colour) {
  unsigned red = pixel >> 11;
  unsigned green = pixel >> 5 & 63u;
  unsigned blue = pixel & 31u;
  colour->red = (uint8_t)(red << 3 | red >> 2);
  colour->green = (uint8_t)(green << 2 | green >> 4);
  colour->blue = (uint8_t)(blue << 3 | blue >> 2);
}

/* Source over target, channel by channel. */
uint32_t hue_over(uint32_t source, uint32_t target) {
  uint32_t alpha = source >> 24;
  uint32_t mixed = 0xFF;
  for (int shift = 16; shift >= 0; shift -= 8) {
    uint32_t s = source >> shift & 0xFF;
    uint32_t t = target >> shift & 0xFF;
    mixed = mixed << 8 | (s * alpha + t * (255 - alpha) + 127) / 255;
  }
  return mixed;
}

/* Mean of all channels of two pixels at once; the mask keeps them apart. */
uint32_t hue_average(uint32_t a, uint32_t b) {
  return (a & b) + (((a ^ b) & UINT32_C(0xFEFEFEFE)) >> 1);
}

/* Angle in degrees, or -1 for greys, which have none. */
short hue_angle(uint8_t red, uint8_t green, uint8_t blue) {
  int most = hue_max3(red, green, blue);
  int range = most - hue_min3(red, green, blue);
  int angle;
  if (range == 0) {
    return -1;
  }
  if (most == red) {
    angle = 60 * (green - blue) / range;
  } else if (most == green) {
    angle = 120 + 60 * (blue - red) / range;
  } else {
    angle = 240 + 60 * (red - green) / range;
  }
  return (short)(angle < 0 ? angle + 360 : angle);
}

/* Full colour of an angle; six ramps around the wheel. */
uint32_t hue_wheel(unsigned degrees) {
  unsigned angle = degrees % 360;
  uint8_t up = (uint8_t)(angle % 60 * 255 / 60);
  uint8_t down = (uint8_t)(255 - up);
  switch (angle / 60) {
    case 0: return hue_pack(255, up, 0, 255);
    case 1: return hue_pack(down, 255, 0, 255);
    case 2: return hue_pack(0, 255, up, 255);
    case 3: return hue_pack(0, down, 255, 255);
    case 4: return hue_pack(up, 0, 255, 255);
    default: return hue_pack(255, 0, down, 255);
  }
}

/* Brightness and two differences, as television had it. */
uint32_t hue_to_difference(uint8_t red, uint8_t green, uint8_t blue) {
  int light = hue_grey(red, green, blue);
  uint8_t towards_blue = hue_clamp((blue - light) * 9 / 16 + 128);
  uint8_t towards_red = hue_clamp((red - light) * 11 / 16 + 128);
  return (uint32_t)light << 16 | (uint32_t)towards_blue << 8 | towards_red;
}

void hue_tint(struct hue_rgb *colour, signed char warmth) {
  colour->red = hue_clamp(colour->red + warmth);
  colour->blue = hue_clamp(colour->blue - warmth);
}

/* Place of the nearest colour of a palette, the first among equals. */
int hue_nearest(const uint32_t *palette, size_t count, uint32_t wanted) {
  int best = -1;
  int least = 0;
  if (count > 64) {
    count = 64;
  }
  for (size_t i = 0; i < count; i++) {
    int distance = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      int step = (int)(palette[i] >> shift & 0xFF) - (int)(wanted >> shift & 0xFF);
      distance += step * step;
    }
    if (best < 0 || distance < least) {
      best = (int)i;
      least = distance;
    }
  }
  return best;
}

/* Black or white by a grid of thresholds, so that greys become patterns. */
_Bool hue_dither(uint8_t grey, unsigned x, unsigned y) {
  static const uint8_t order[4][4] = {
    {0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}
  };
  return grey / 16 > order[y & 3][x & 3] || grey == 255;
}

/* Spreads levels over the whole range, in place. */
void hue_stretch(uint8_t *levels, size_t count) {
  uint8_t least = 255;
  uint8_t most = 0;
  if (count > 64) {
    count = 64;
  }
  for (size_t i = 0; i < count; i++) {
    least = levels[i] < least ? levels[i] : least;
    most = levels[i] > most ? levels[i] : most;
  }
  if (most <= least) {
    return;
  }
  for (size_t i = 0; i < count; i++) {
    levels[i] = (uint8_t)((levels[i] - least) * 255 / (most - least));
  }
}

/* Contrast of two greys in hundredths, like the rule for readable print. */
uint16_t hue_contrast(uint8_t grey_a, uint8_t grey_b) {
  unsigned light = grey_a > grey_b ? grey_a : grey_b;
  unsigned dark = grey_a > grey_b ? grey_b : grey_a;
  return (uint16_t)((light * light + 3250) * 100 / (dark * dark + 3250));
}
