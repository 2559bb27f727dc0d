// options: -std=c2x
#include <stdio.h>

[[maybe_unused]] static int unused(void) { return 1; }

struct [[deprecated]] old { int x; };

int main(void) {
  int million = 1'000'000, mask = 0b1010'0101;
  printf("%d %d\n", million, mask);
  _Static_assert(sizeof(int) == 4);
  int zeros[3] = {};
  printf("%d\n", zeros[2]);
  switch (million) {
    case 1'000'000:
      puts("million");
      [[fallthrough]];
    default:
      puts("default");
  }
  return 0;
}
