static int run(const unsigned char *code, int length) {
  static const int where[] = {&&add - &&add, &&twice - &&add, &&stop - &&add};
  $T value = 1;
  int at = 0;
  goto *(&&add + where[code[at]]);
add:
  value = ($T)((value + 1) % 100);
  if (++at < length) goto *(&&add + where[code[at]]);
twice:
  value = ($T)(value * 2 % 100);
  if (++at < length) goto *(&&add + where[code[at]]);
stop:
  return value;
}

int main(void) {
  unsigned char code[$N + 1];
  for (int i = 0; i < $N; i++) code[i] = i % 2;
  code[$N] = 2;
  printf("%d\n", run(code, $N + 1));
}
