static unsigned visits;
static long tree(int depth, $T weight) {
  visits++;
  if (depth == 0) return weight;
  return tree(depth - 1, ($T)(weight / 2)) + tree(depth - 1, ($T)(weight % 7 + 1));
}

int main(void) {
  long sum = tree($N % 7, 100) - tree($N % 4, 50);
  printf("%ld %u\n", sum, visits);
}
