static int by_value(const void *a, const void *b) {
  $T x = *(const $T *)a, y = *(const $T *)b;
  return (x > y) - (x < y);
}

int main(void) {
  $T all[$N];
  for (int i = 0; i < $N; i++) all[i] = ($T)(i * 5 % 4);
  qsort(all, $N, sizeof *all, by_value);
  for (int i = 0; i < $N; i++) printf("%d ", (int)all[i]);
  printf("\n");
}
