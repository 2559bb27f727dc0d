/* Case labels inside a loop: the switch enters the body in its middle. */
#include <stdio.h>

int copy_by_eights(char *to, const char *from, int count) {
  int rounds = (count + 7) / 8;
  if (count <= 0) {
    return 0;
  }
  switch (count % 8) {
    case 0: do { *to++ = *from++;
    case 7:      *to++ = *from++;
    case 6:      *to++ = *from++;
    case 5:      *to++ = *from++;
    case 4:      *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--rounds > 0);
  }
  return count;
}

int main(void) {
  const char text[] = "the quick brown fox jumps over the lazy dog";
  char copy[64];
  for (int n = 0; n < 44; n += 7) {
    int made = copy_by_eights(copy, text, n);
    copy[made] = 0;
    printf("%2d [%s]\n", made, copy);
  }
  return 0;
}
