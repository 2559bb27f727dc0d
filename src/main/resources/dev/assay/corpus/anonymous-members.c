/* Unnamed structs and unions inside others, whose members are reached directly. */
#include <stdio.h>

struct token {
  int kind;
  union {
    long number;
    struct {
      const char *start;
      int length;
    };
    struct {
      union {
        float real;
        unsigned bits;
      };
      unsigned char scale;
    };
  };
  int line;
};

static struct token name = {.kind = 1, .start = "identifier", .length = 5, .line = 3};

static unsigned digest(const struct token *t) {
  switch (t->kind) {
    case 0: return (unsigned)t->number;
    case 1: return t->start[t->length] * 100u + t->length;
    default: return t->bits >> t->scale;
  }
}

int main(void) {
  struct token number = {0, {77}, 4}, real = {.kind = 2, .real = 1.5f, .scale = 20, .line = 5};
  struct token all[3] = {number, name, real};
  unsigned sum = 0;
  for (int i = 0; i < 3; i++) {
    sum = sum * 1000 + digest(&all[i]) + all[i].line;
  }
  all[1].length++;
  all[2].real = -all[2].real;
  printf("%u %u %u\n", sum, digest(&all[1]), digest(&all[2]));
  return 0;
}
