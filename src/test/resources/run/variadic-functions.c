#include <stdarg.h>
#include <stdio.h>

struct pair { int a; double b; };
struct big { long v[5]; };

static double total(const char *types, ...) {
  va_list ap;
  double sum = 0;
  va_start(ap, types);
  for (; *types; types++) {
    switch (*types) {
      case 'i': sum += va_arg(ap, int); break;
      case 'u': sum += va_arg(ap, unsigned); break;
      case 'l': sum += va_arg(ap, long); break;
      case 'L': sum += (double)va_arg(ap, long long); break;
      case 'd': sum += va_arg(ap, double); break;
      case 'D': sum += (double)va_arg(ap, long double); break;
      case 'p': sum += *va_arg(ap, int *); break;
      case 's': sum += va_arg(ap, const char *)[0]; break;
      case 'P': {
        struct pair p = va_arg(ap, struct pair);
        sum += p.a + p.b;
        break;
      }
      case 'B': sum += va_arg(ap, struct big).v[4]; break;
    }
  }
  va_end(ap);
  return sum;
}

int main(void) {
  int x = 5;
  char c = 'c';
  float f = 0.5f;
  printf("%g\n", total("iii", 1, 2, 3));
  printf("%g\n", total("iulL", -1, 2u, 3L, 4LL));
  printf("%g\n", total("dDid", 1.5, 2.5L, c, f));
  printf("%g\n", total("psP", &x, "A", (struct pair){1, 0.25}));
  printf("%g\n", total("iBiPdddddddddd", 1, (struct big){{1, 2, 3, 4, 5}}, 2, (struct pair){3, 4},
                       1., 2., 3., 4., 5., 6., 7., 8., 9., 10.));
  printf("%g\n", total(""));
  return 0;
}
