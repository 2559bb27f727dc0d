static double zero;

int main(void) {
  int count = 0;
  for (int i = 0; i < $N; i++) {
    double d = i % 2 ? zero / zero : ($T)i;
    count += d != d;
    count += d < 1 || d >= 1;
    count += fabs(d) == d;
    if (d == d) count += (int)(d * 2 + 1);
  }
  printf("%d %f\n", count, fabs(zero / zero));
}
