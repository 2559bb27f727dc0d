/* Variable arguments of many types, va_copy, and a va_list that is handed on. */
#include <stdarg.h>
#include <stdio.h>

struct pair {
  long a;
  double b;
};

static double total(const char *types, va_list arguments) {
  double sum = 0;
  for (; *types; types++) {
    switch (*types) {
      case 'i': sum += va_arg(arguments, int); break;
      case 'u': sum += va_arg(arguments, unsigned); break;
      case 'l': sum += va_arg(arguments, long long); break;
      case 'd': sum += va_arg(arguments, double); break;
      case 's': sum += va_arg(arguments, char *)[0]; break;
      case 'p': {
        struct pair p = va_arg(arguments, struct pair);
        sum += p.a * p.b;
        break;
      }
    }
  }
  return sum;
}

double twice(const char *types, ...) {
  va_list first, second;
  va_start(first, types);
  va_copy(second, first);
  double sum = total(types, first) * 1000 + total(types, second);
  va_end(second);
  va_end(first);
  return sum;
}

int main(void) {
  printf("%.3f\n", twice("iid", 1, -2, 0.5));
  printf("%.3f\n", twice("dddddddddd", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.5));
  printf("%.3f\n", twice("iluspipi", 3, 1LL << 33, 4u, "A", (struct pair){2, 1.5}, 7,
                         (struct pair){-1, 0.25}, 8));
  return 0;
}
