/* Objects in sections of their own, kept though nothing seems to use them. */
#include <stdio.h>

__attribute__((section(".data.special"))) static int placed = 11;
__attribute__((section("constants"), used)) static const int kept[3] = {1, 4, 9};
__attribute__((used)) static int never_called(int x) { return x / 0x10; }
__attribute__((section(".text.rare"), noinline)) static int rare(int x) { return x * placed; }
__attribute__((unused)) static int unused_one = 5;
__attribute__((visibility("hidden"))) int hidden(int x) { return x - 1; }
int common __attribute__((nocommon));
static int deprecated_value __attribute__((deprecated)) = 3;

int main(void) {
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    placed += kept[i];
    sum = sum * 5 + rare(i + 1);
    common += hidden(sum);
  }
  printf("%d %d %d\n", placed, sum, common);
  printf("%d\n", deprecated_value);
  return 0;
}
