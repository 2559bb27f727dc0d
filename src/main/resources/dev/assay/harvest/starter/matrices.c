/* Matrices: small fixed squares of integers, their products, traces and turns. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct mat_three {
  int32_t cell[3][3];
} mat_three;

struct mat_two {
  uint32_t a, b, c, d;
};

static uint32_t mat_minor(const mat_three *m, int row, int column) {
  int up = row == 0, down = row == 2 ? 1 : 2;
  int left = column == 0, right = column == 2 ? 1 : 2;
  uint32_t falling = (uint32_t)m->cell[up][left] * (uint32_t)m->cell[down][right];
  uint32_t rising = (uint32_t)m->cell[up][right] * (uint32_t)m->cell[down][left];
  return falling - rising;
}

/* Modulo 2^32, where no intermediate value can be too large. */
uint32_t mat_determinant(const mat_three *m) {
  uint32_t sum = 0;
  for (int column = 0; column < 3; column++) {
    uint32_t term = (uint32_t)m->cell[0][column] * mat_minor(m, 0, column);
    sum = column == 1 ? sum - term : sum + term;
  }
  return sum;
}

int64_t mat_trace(const mat_three *m) {
  int64_t trace = 0;
  for (int i = 0; i < 3; i++) {
    trace += m->cell[i][i];
  }
  return trace;
}

void mat_transpose(mat_three *m) {
  for (int row = 1; row < 3; row++) {
    for (int column = 0; column < row; column++) {
      int32_t kept = m->cell[row][column];
      m->cell[row][column] = m->cell[column][row];
      m->cell[column][row] = kept;
    }
  }
}

/* The product may be one of the factors. */
void mat_multiply(const mat_three *a, const mat_three *b, mat_three *product) {
  mat_three result = {{{0}}};
  for (int row = 0; row < 3; row++) {
    for (int column = 0; column < 3; column++) {
      uint32_t sum = 0;
      for (int k = 0; k < 3; k++) {
        sum += (uint32_t)a->cell[row][k] * (uint32_t)b->cell[k][column];
      }
      result.cell[row][column] = (int32_t)(sum & INT32_MAX);
    }
  }
  *product = result;
}

_Bool mat_is_symmetric(const mat_three *m) {
  return m->cell[0][1] == m->cell[1][0] && m->cell[0][2] == m->cell[2][0]
         && m->cell[1][2] == m->cell[2][1];
}

/* Common sum of rows, columns and diagonals, or -1 where they differ. */
int64_t mat_magic_sum(const mat_three *m) {
  int64_t wanted = mat_trace(m);
  int64_t other = 0;
  for (int i = 0; i < 3; i++) {
    int64_t row = 0;
    int64_t column = 0;
    for (int k = 0; k < 3; k++) {
      row += m->cell[i][k];
      column += m->cell[k][i];
    }
    if (row != wanted || column != wanted) {
      return -1;
    }
    other += m->cell[i][2 - i];
  }
  return other == wanted ? wanted : -1;
}

static struct mat_two mat_two_product(struct mat_two x, struct mat_two y) {
  return (struct mat_two){
    .a = x.a * y.a + x.b * y.c,
    .b = x.a * y.b + x.b * y.d,
    .c = x.c * y.a + x.d * y.c,
    .d = x.c * y.b + x.d * y.d,
  };
}

/* Term of a sequence where each is p times the last plus q times the one before. */
uint32_t mat_recurrence(uint16_t n, uint32_t p, uint32_t q) {
  struct mat_two power = {.a = 1, .d = 1};
  struct mat_two base = {.a = p, .b = q, .c = 1};
  while (n > 0) {
    if (n & 1) {
      power = mat_two_product(power, base);
    }
    base = mat_two_product(base, base);
    n >>= 1;
  }
  return power.c;
}

void mat_two_square(struct mat_two *m) {
  *m = mat_two_product(*m, *m);
}

/* A square of eight by eight bits, mirrored at its diagonal. */
uint64_t mat_bits_transpose(uint64_t square) {
  uint64_t turned = 0;
  for (unsigned row = 0; row < 8; row++) {
    for (unsigned column = 0; column < 8; column++) {
      turned |= (square >> (8 * row + column) & 1) << (8 * column + row);
    }
  }
  return turned;
}

uint64_t mat_bits_quarter_turn(uint64_t square) {
  uint64_t flipped = 0;
  for (int row = 0; row < 8; row++) {
    flipped = flipped << 8 | (square & 0xFF);
    square >>= 8;
  }
  return mat_bits_transpose(flipped);
}

/* Rank over two elements; rows of the square are its bytes. */
uint8_t mat_bits_rank(uint64_t square) {
  uint8_t rows[8];
  uint8_t rank = 0;
  for (int i = 0; i < 8; i++) {
    rows[i] = (uint8_t)(square >> (8 * i));
  }
  for (unsigned bit = 1; bit < 256; bit <<= 1) {
    int pivot = rank;
    while (pivot < 8 && !(rows[pivot] & bit)) {
      pivot++;
    }
    if (pivot == 8) {
      continue;
    }
    uint8_t chosen = rows[pivot];
    rows[pivot] = rows[rank];
    rows[rank] = chosen;
    for (int i = rank + 1; i < 8; i++) {
      if (rows[i] & bit) {
        rows[i] ^= chosen;
      }
    }
    rank++;
  }
  return rank;
}

/* Sum of an element's neighbours in a square stored row by row. */
int mat_neighbours(const int8_t *cells, size_t count, uint8_t width, uint8_t at) {
  int sum = 0;
  if (count > 64 || width == 0 || at >= count) {
    return 0;
  }
  int row = at / width;
  int column = at % width;
  for (int dy = -1; dy <= 1; dy++) {
    for (int dx = -1; dx <= 1; dx++) {
      int x = column + dx;
      int y = row + dy;
      if ((dx == 0 && dy == 0) || x < 0 || x >= width || y < 0) {
        continue;
      }
      size_t place = (size_t)y * width + (size_t)x;
      sum += place < count ? cells[place] : 0;
    }
  }
  return sum;
}

long long mat_dot(const int32_t *a, const int32_t *b, size_t count) {
  long long sum = 0;
  if (count > 64) {
    count = 64;
  }
  while (count-- > 0) {
    sum += (long long)a[count] * b[count] / 64; /* 64 terms can not overflow */
  }
  return sum;
}
