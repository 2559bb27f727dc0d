#include <stdio.h>

static void copy(char *to, const char *from, int count) {
  int n = (count + 7) / 8;
  switch (count % 8) {
    case 0: do { *to++ = *from++;
    case 7:      *to++ = *from++;
    case 6:      *to++ = *from++;
    case 5:      *to++ = *from++;
    case 4:      *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--n > 0);
  }
}

int main(void) {
  char out[32] = {0};
  for (int n = 1; n < 27; n += 5) {
    copy(out, "abcdefghijklmnopqrstuvwxyz", n);
    out[n] = 0;
    puts(out);
  }
  return 0;
}
