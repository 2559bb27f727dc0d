// options: -std=gnu89
#include <stdio.h>

add(a, b)
{
  return a + b;
}

static count;

int main()
{
  int i, j = 2;
  for (i = 0; i < 3; i++) count += i;
  printf("%d %d\n", add(3, 4), count);
  {
    int i = 10;
    j += i;
  }
  printf("%d %d\n", i, j);
  return 0;
}
