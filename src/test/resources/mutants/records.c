struct point { int x, y; };
union number { int i; float f; unsigned char b[4]; };
struct flags {
  unsigned a : 3;
  int b : 5;
  unsigned : 0;
  _Bool c : 1;
  unsigned long long d : 40;
};
struct shape {
  const char *name;
  struct point at;
  union { int radius; struct { short w, h; }; };
  struct flags flags;
  struct shape *next;
  enum { ROUND, SQUARE = 5 } kind;
};
typedef struct { double m[2][2]; } matrix;
struct tail { int n; char data[]; };

struct shape shapes[3] = {
    [1] = {.name = "one", .at = {1, 2}, .radius = 3, .kind = SQUARE},
    {"two", {.y = 4}, .w = 5, .next = &shapes[1]},
};
static const matrix unit = {{{1, 0}, {0, 1}}};

struct point moved(struct point p, int by) {
  p.x += by;
  p.y -= by;
  return p;
}

matrix times(matrix a, const matrix *b) {
  matrix r = {{{0}}};
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      for (int k = 0; k < 2; k++)
        r.m[i][j] += a.m[i][k] * b->m[k][j];
  return r;
}

int area(const struct shape *s) {
  struct flags f = s->flags;
  f.a = s->at.x + 1;
  f.b++;
  f.d |= f.a << 2;
  return s->kind == ROUND ? s->radius * s->radius * 3 : s->w * s->h + (int)f.d;
}

int main(void) {
  union number n = {.f = 1.0f};
  struct point p = moved((struct point){3, 4}, n.b[3]), q;
  q = p.x > 2 ? p : moved(p, -1);
  int sum = moved(q, 2).x + ((struct point){.y = 7}).y;
  for (struct shape *s = &shapes[2]; s; s = s->next)
    sum += area(s);
  return (int)times(unit, &unit).m[0][1] + sum;
}
