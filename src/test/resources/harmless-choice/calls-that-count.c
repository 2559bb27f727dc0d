static unsigned calls;
static $T total;
static $T add($T by) { calls++; total = ($T)((total + by) % 50); return by; }
static $T twice($T by) { calls++; return ($T)(by * 2); }

int main(void) {
  unsigned long sum = 0;
  for (int i = 0; i < $N; i++) {
    $T both[2] = {add(1), twice(2)};
    sum += add(i % 3) + twice(i % 5) + both[0] * both[1];
  }
  printf("%lu %u %d\n", sum, calls, (int)total);
}
