/* Geometry: points, boxes and polygons on an integer grid. */

#include <stddef.h>
#include <stdint.h>

typedef struct geo_point {
  int16_t x;
  int16_t y;
} geo_point;

struct geo_box {
  geo_point low;
  geo_point high;
};

struct geo_shape {
  geo_point corners[5];
  uint8_t used;
};

enum { GEO_LEFT = 1, GEO_RIGHT = 2, GEO_BELOW = 4, GEO_ABOVE = 8 };

static int32_t geo_magnitude(int32_t n) {
  return n < 0 ? -n : n;
}

/* Steps along streets, not as the crow flies. */
uint32_t geo_street_distance(int16_t ax, int16_t ay, int16_t bx, int16_t by) {
  return (uint32_t)geo_magnitude(ax - bx) + (uint32_t)geo_magnitude(ay - by);
}

uint64_t geo_square_distance(int32_t ax, int32_t ay, int32_t bx, int32_t by) {
  int64_t wide = (int64_t)ax - bx;
  int64_t tall = (int64_t)ay - by;
  uint64_t w = wide < 0 ? (uint64_t)-wide : (uint64_t)wide;
  uint64_t t = tall < 0 ? (uint64_t)-tall : (uint64_t)tall;
  return w * w + t * t;
}

/* Within three percent, and without a root: the long side and part of the short. */
unsigned geo_rough_length(short x, short y) {
  unsigned wide = (unsigned)geo_magnitude(x);
  unsigned tall = (unsigned)geo_magnitude(y);
  unsigned big = wide > tall ? wide : tall;
  unsigned small = wide > tall ? tall : wide;
  return small * 16 > big * 5 ? (big * 27 + small * 18) / 32 : (big * 32 + small * 5) / 32;
}

/* Positive where the way a-b-c turns left. */
static int64_t geo_turn(geo_point a, geo_point b, geo_point c) {
  return (int64_t)(b.x - a.x) * (c.y - a.y) - (int64_t)(b.y - a.y) * (c.x - a.x);
}

/* Twice the area, so that it stays whole; the sign tells the sense of rotation. */
int64_t geo_twice_area(const struct geo_shape *shape) {
  size_t used = shape->used > 5 ? 5 : shape->used;
  int64_t area = 0;
  for (size_t i = 0; i < used; i++) {
    geo_point a = shape->corners[i];
    geo_point b = shape->corners[(i + 1) % used];
    area += (int64_t)a.x * b.y - (int64_t)b.x * a.y;
  }
  return area;
}

_Bool geo_is_convex(const struct geo_shape *shape) {
  int signs = 0;
  size_t used = shape->used > 5 ? 5 : shape->used;
  if (used < 3) {
    return 0;
  }
  for (size_t i = 0; i < used; i++) {
    int64_t turn = geo_turn(shape->corners[i], shape->corners[(i + 1) % used],
                            shape->corners[(i + 2) % used]);
    signs |= turn > 0 ? 1 : turn < 0 ? 2 : 0;
  }
  return signs != 3;
}

/* Which sides of the box the point lies beyond. */
static uint8_t geo_outcode(const struct geo_box *box, int x, int y) {
  uint8_t code = 0;
  if (x < box->low.x) {
    code |= GEO_LEFT;
  } else if (x > box->high.x) {
    code |= GEO_RIGHT;
  }
  if (y < box->low.y) {
    code |= GEO_BELOW;
  } else if (y > box->high.y) {
    code |= GEO_ABOVE;
  }
  return code;
}

/* 0 certainly invisible, 1 wholly inside, 2 has to be clipped. */
uint8_t geo_clip_case(const struct geo_box *box, const geo_point *from, const geo_point *to) {
  uint8_t a = geo_outcode(box, from->x, from->y);
  uint8_t b = geo_outcode(box, to->x, to->y);
  if ((a | b) == 0) {
    return 1;
  }
  return a & b ? 0 : 2;
}

/* Grows the box as little as possible so that it holds the point. */
void geo_box_include(struct geo_box *box, int16_t x, int16_t y) {
  if (x < box->low.x) {
    box->low.x = x;
  }
  if (x > box->high.x) {
    box->high.x = x;
  }
  if (y < box->low.y) {
    box->low.y = y;
  }
  if (y > box->high.y) {
    box->high.y = y;
  }
}

/* Area common to two boxes whose borders belong to them. */
uint32_t geo_overlap(const struct geo_box *a, const struct geo_box *b) {
  int left = a->low.x > b->low.x ? a->low.x : b->low.x;
  int right = a->high.x < b->high.x ? a->high.x : b->high.x;
  int bottom = a->low.y > b->low.y ? a->low.y : b->low.y;
  int top = a->high.y < b->high.y ? a->high.y : b->high.y;
  if (left > right || bottom > top) {
    return 0;
  }
  return (uint32_t)(right - left + 1) * (uint32_t)(top - bottom + 1);
}

/* Eight directions like those of a compass, counted from east against the clock. */
int8_t geo_octant(int8_t dx, int8_t dy) {
  int x = dx;
  int y = dy;
  int octant = 0;
  if (x == 0 && y == 0) {
    return -1;
  }
  if (y < 0) {
    x = -x, y = -y;
    octant += 4;
  }
  if (x <= 0) {
    int kept = x;
    x = y;
    y = -kept;
    octant += 2;
  }
  return (int8_t)((octant + (y >= x)) % 8);
}

/* Grid cells that a straight line from the origin passes, ends included. */
unsigned geo_line_cells(int8_t dx, int8_t dy) {
  int wide = geo_magnitude(dx);
  int tall = geo_magnitude(dy);
  int error = wide - tall;
  int x = 0;
  int y = 0;
  unsigned cells = 1;
  while (x != wide || y != tall) {
    int twice = 2 * error;
    if (twice > -tall) {
      error -= tall;
      x++;
    }
    if (twice < wide) {
      error += wide;
      y++;
    }
    cells++;
  }
  return cells;
}

/* Points of the grid in or on a circle around the origin. */
unsigned geo_disc_points(uint8_t radius) {
  unsigned points = 0;
  int y = radius;
  for (int x = 0; x <= radius; x++) {
    while (x * x + y * y > radius * radius) {
      y--;
    }
    points += (x == 0 ? 1u : 2u) * (2u * (unsigned)y + 1);
  }
  return points;
}

/* Position along a curve that fills a square of 16 by 16 without a jump. */
uint16_t geo_curve_place(uint8_t x, uint8_t y) {
  /* Four ways to run through a square: order of the quarters, and how each is run. */
  static const uint8_t order[4][4] = {{0, 1, 3, 2}, {0, 3, 1, 2}, {2, 1, 3, 0}, {2, 3, 1, 0}};
  static const uint8_t inner[4][4] = {{1, 0, 2, 0}, {0, 3, 1, 1}, {2, 2, 0, 3}, {3, 1, 3, 2}};
  unsigned place = 0;
  unsigned way = 0;
  for (int bit = 3; bit >= 0; bit--) {
    unsigned quarter = (x >> bit & 1u) << 1 | (y >> bit & 1u);
    place = place << 2 | order[way][quarter];
    way = inner[way][quarter];
  }
  return (uint16_t)place;
}

/* Lattice points on the border of a triangle with a corner at the origin. */
int geo_border_points(int8_t ax, int8_t ay, int8_t bx, int8_t by) {
  const int dx[3] = {ax, bx - ax, bx};
  const int dy[3] = {ay, by - ay, by};
  int points = 0;
  for (int side = 0; side < 3; side++) {
    int m = geo_magnitude(dx[side]);
    int n = geo_magnitude(dy[side]);
    while (n != 0) {
      int rest = m % n;
      m = n;
      n = rest;
    }
    points += m;
  }
  return points;
}
