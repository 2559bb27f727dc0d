static struct { $T left, right; int a[2]; } shared;
static $T bump_left(void) { return shared.left++; }
static $T bump_right(void) { return ++shared.right; }
static int first(void) { return shared.a[0]++; }
static int second(void) { return shared.a[1]--; }

int main(void) {
  long sum = 0;
  for (int i = 0; i < $N; i++) sum = sum * 3 + bump_left() + bump_right() - first() * second();
  printf("%ld\n", sum);
}
