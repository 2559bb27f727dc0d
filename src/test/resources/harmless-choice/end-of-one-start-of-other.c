static $T left[$N], right[$N];
static $T *end = left + $N;

int main(void) {
  int count = 0;
  for ($T *p = left; p != end; p++) *p = ($T)(p - left);
  for ($T *p = right; p != right + $N; p++) {
    if (p == end) count += 0;
    else count += 0;
    *p = left[p - right];
  }
  for (int i = 0; i < $N; i++) count += right[i];
  printf("%d %d\n", count, (unsigned long)end == (unsigned long)right ? count : count);
}
