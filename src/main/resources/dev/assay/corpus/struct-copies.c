/* Whole structs assigned, passed and returned: small, large, nested, overlapping by members. */
#include <stdio.h>

struct small { short a; char b; };
struct medium { long a; int b[3]; };
struct large { struct medium m[6]; struct small s[5]; };

static struct small bump(struct small s) { s.a++, s.b--; return s; }

struct medium rotate(struct medium m) {
  return (struct medium){m.b[0], {m.b[1], m.b[2], (int)m.a}};
}

static struct large stir(struct large l, int n) {
  l.m[n % 6] = rotate(l.m[(n + 1) % 6]);
  l.s[n % 5] = bump(l.s[n % 4]);
  l.m[0] = l.m[5];
  return l;
}

static long digest(const struct large *l) {
  long d = 0;
  for (int i = 0; i < 6; i++) {
    d = d * 7 + l->m[i].a + l->m[i].b[i % 3];
    d = d * 3 + l->s[i % 5].a * l->s[i % 5].b;
  }
  return d;
}

int main(void) {
  struct large l, saved;
  for (int i = 0; i < 6; i++) {
    l.m[i] = (struct medium){i * 1000, {i, -i, i * i}};
    l.s[i % 5] = (struct small){(short)(i * 3), (char)(100 + i)};
  }
  saved = l;
  for (int n = 0; n < 17; n++) {
    l = stir(l, n);
  }
  printf("%ld %ld\n", digest(&saved), digest(&l));
  struct medium m = rotate(rotate(saved.m[4]));
  printf("%ld %d %d %d\n", m.a, m.b[0], m.b[1], m.b[2]);
  return 0;
}
