static int by_address(const void *a, const void *b) {
  unsigned long x = (unsigned long)*($T *const *)a, y = (unsigned long)*($T *const *)b;
  return (x > y) - (x < y);
}

int main(void) {
  $T *all[$N];
  long sum = 0;
  for (int i = 0; i < $N; i++) *(all[i] = malloc(sizeof($T))) = ($T)(i + 1);
  qsort(all, $N, sizeof *all, by_address);
  for (int i = 0; i < $N; i++) {
    sum += *all[i];
    if (i > 0) sum += (unsigned long)all[i] > (unsigned long)all[i - 1];
  }
  for (int i = 0; i < $N; i++) free(all[i]);
  printf("%ld\n", sum);
}
