#include <stdio.h>

static int run(const unsigned char *code) {
  static void *const table[] = {&&halt, &&push, &&add, &&mul, &&dup};
  int stack[8], *sp = stack;
#define NEXT goto *table[*code++]
  NEXT;
push:
  *sp++ = *code++;
  NEXT;
add:
  sp--;
  sp[-1] += sp[0];
  NEXT;
mul:
  sp--;
  sp[-1] *= sp[0];
  NEXT;
dup:
  *sp = sp[-1];
  sp++;
  NEXT;
halt:
  return sp[-1];
}

int main(void) {
  printf("%d\n", run((const unsigned char[]){1, 5, 1, 7, 2, 4, 3, 0}));
  void *where = &&first;
  int n = 0;
again:
  goto *where;
first:
  n += 1;
  where = &&second;
  goto again;
second:
  n += 10;
  printf("%d\n", n);
  return 0;
}
