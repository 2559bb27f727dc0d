#include <stdio.h>

#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define STR_(x) #x
#define STR(x) STR_(x)
#define LIST(X) X(red) X(green) X(blue)
#define ENUM(n) CAT(colour_, n),
#define NAME(n) STR(n),
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1)
#define COUNT_(a, b, c, d, n, ...) n
#define LOG(fmt, ...) printf("%s: " fmt "\n", __func__, ##__VA_ARGS__)

enum colours { LIST(ENUM) colour_count };
static const char *const names[] = {LIST(NAME)};

#if defined(__STDC__) && __STDC_VERSION__ >= 199901L
#define MODERN 1
#else
#define MODERN 0
#endif

int main(void) {
  for (int i = 0; i < colour_count; i++) printf("%d=%s ", i, names[i]);
  puts("");
  int CAT(var, 1) = 5;
  printf("%d %d\n", var1, COUNT(a, b, c));
  LOG("plain");
  LOG("%d %s", 3, STR(CAT(x, y)));
  printf("%d %d\n", MODERN, __LINE__);
#line 100 "renamed.c"
  printf("%s %d\n", __FILE__, __LINE__);
  return 0;
}
