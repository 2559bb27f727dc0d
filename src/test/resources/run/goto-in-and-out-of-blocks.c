#include <stdio.h>

int main(void) {
  int i = 0, n = 0;
  goto middle;
  while (i < 3) {
    n += 10;
  middle:
    n++;
    i++;
  }
  printf("%d %d\n", i, n);
  for (i = 0; i < 10; i++)
    for (int j = 0; j < 10; j++)
      if (i * j == 42) goto found;
  puts("none");
found:
  printf("%d\n", i);
  {
    int x;
    goto skip;
  skip:
    x = 4;
    printf("%d\n", x);
  }
  int count = 3;
back:
  printf("%d ", count);
  if (--count) goto back;
  puts("");
  if (0) {
  inside:
    puts("inside");
    goto end;
  }
  goto inside;
end:
  return 0;
}
