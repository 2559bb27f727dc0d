static $T source[$N], target[$N];
static int position;
static $T read_at(int i) { return source[i]; }
static int write_at(int i, $T value) { target[i] = value; return i; }
static int *here(void) { return &position; }

int main(void) {
  long sum = 0;
  for (int i = 0; i < $N; i++) source[i] = ($T)(i + 3);
  for (int i = 0; i < $N; i++) {
    sum += read_at(i) * 2 + write_at(i, ($T)(source[i] + 1));
    *here() += read_at($N - 1 - i);
    target[write_at(i, target[i])] = read_at(i) / 2;
  }
  for (int i = 0; i < $N; i++) sum = sum * 5 + target[i];
  printf("%ld %d\n", sum, position);
}
