static $T cells[$N];
static double mean(double weight) {
  double sum = 0.1;
  for (int i = 0; i < $N; i++) sum += cells[i] * weight;
  return sum - 0.1 * weight;
}

int main(void) {
  for (int i = 0; i < $N; i++) cells[i] = ($T)(i * 3 % 20);
  double m = mean(0.3), n = mean(0.7);
  printf("%.3f %d %ld\n", m * n + 0.05, m < n, (long)(m * 1000 + 0.5));
}
