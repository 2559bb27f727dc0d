#include <stdio.h>

static int whole(f)
  float f;
{
  return (int)f;
}

int main(void) {
  int (*f)() = whole;
  printf("%d\n", f(4.5f));
  return 0;
}
