#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text { char *data; size_t size, capacity; };

static void add(struct text *t, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = vsnprintf(NULL, 0, format, ap);
  va_end(ap);
  if (t->size + n + 1 > t->capacity) {
    t->capacity = (t->size + n + 1) * 2;
    t->data = realloc(t->data, t->capacity);
  }
  va_start(ap, format);
  t->size += vsnprintf(t->data + t->size, t->capacity - t->size, format, ap);
  va_end(ap);
}

int main(void) {
  struct text t = {0};
  for (int i = 0; i < 5; i++) add(&t, "%s%d:%c", i ? ", " : "[", i, 'a' + i);
  add(&t, "] %5.2f %#x", 3.14159, 255u);
  printf("%s %zu\n", t.data, t.size);
  free(t.data);
  return 0;
}
