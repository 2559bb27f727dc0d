int printf(const char *, ...);

enum { N = 70 };

static double a[N][N], b[N][N], c[N][N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = (i * 7 + j) % 11 / 4.0;
      b[i][j] = (i + j * 5) % 13 / 8.0;
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++)
        sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  double trace = 0;
  for (int i = 0; i < N; i++)
    trace += c[i][i];
  printf("%.6f\n", trace);
  return 0;
}
