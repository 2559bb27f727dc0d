#include <stdio.h>
#include <stdlib.h>

struct vec { int *data; int size, capacity; };

static struct vec make(void) { return (struct vec){0}; }
static void push(struct vec *v, int x) {
  if (v->size == v->capacity) {
    v->capacity = v->capacity ? v->capacity * 2 : 2;
    v->data = realloc(v->data, v->capacity * sizeof *v->data);
  }
  v->data[v->size++] = x;
}
static struct vec map(struct vec v, int (*f)(int)) {
  struct vec r = make();
  for (int i = 0; i < v.size; i++) push(&r, f(v.data[i]));
  return r;
}
static int square(int x) { return x * x; }

int main(void) {
  struct vec v = make();
  for (int i = 0; i < 10; i++) push(&v, i);
  struct vec w = map(v, square);
  int total = 0;
  for (int i = 0; i < w.size; i++) total += w.data[i];
  printf("%d %d %d\n", w.size, w.capacity, total);
  free(v.data);
  free(w.data);
  return 0;
}
