/* GNU casts of a member's value to its union, and unions with scalars of all sizes. */
#include <stdint.h>
#include <stdio.h>

union any {
  int8_t byte;
  int32_t word;
  int64_t wide;
  double real;
  void *pointer;
};

static int64_t sum(const union any *list, const char *kinds) {
  int64_t total = 0;
  for (; *kinds; kinds++, list++) {
    switch (*kinds) {
      case 'w': total += list->word; break;
      case 'l': total += list->wide; break;
      case 'r': total += (int64_t)list->real; break;
      case 'p': total += *(int *)list->pointer; break;
    }
  }
  return total;
}

int main(void) {
  int target = 1000;
  union any list[4];
  list[0] = (union any)7;
  list[1] = (union any)((int64_t)1 << 33);
  list[2] = (union any)-12.75;
  list[3] = (union any)(void *)&target;
  printf("%lld\n", (long long)sum(list, "wlrp"));
  list[2] = list[0];
  printf("%lld %zu\n", (long long)sum(list, "wlwp"), sizeof(union any));
  printf("%g %d\n", ((union any)0.5).real, ((union any)(int8_t)-3).byte);
  return 0;
}
