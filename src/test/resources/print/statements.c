#include <stdio.h>
#define LOOP(n) for (int i = 0; i < (n); i++)
static int duff(int n) {
  int sum = 0;
  switch (n % 4)
    do {
      case 0: sum += 4;
      case 3: sum += 3;
      case 2: sum += 2;
      case 1: sum += 1;
    } while ((n -= 4) > 0);
  return sum;
}
static int labels(int n) {
again:
  if (n > 10) goto done;
  n += 3;
  goto again;
done:;
  int result = n;
  { goto end; }
end:
  return result;
}
static int ranges(int c) {
  switch (c) {
  case 'a' ... 'z': return 1;
  case '0': case '1':
    return 2;
  default:
    break;
  case -1: { int x = 3; return x; }
  }
  return 0;
}
static void empty(void) {}
int main(void) {
  int total = 0;
  LOOP(3) total += i;
  for (int i = 0, j = 10, *p = &j; i < j; i++, j--) total += *p;
  for (;;) { if (total++ > 50) break; else continue; }
  while (total > 40) total--;
  do total -= 2; while (total > 30);
  if (total) { if (total > 5) puts("big"); } else puts("zero");
  if (total) if (total > 100) puts("huge"); else puts("fits");
  if (total == 1) puts("1"); else if (total == 2) { puts("2"); } else { puts("more"); }
  while (0);
  ;
  empty();
  printf("%d %d %d %d\n", total, duff(7), labels(1), ranges('q') + ranges('1') + ranges(-1));
  return 0;
}
