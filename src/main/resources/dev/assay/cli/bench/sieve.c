int printf(const char *, ...);

static unsigned char composite[400000];

int main(void) {
  int count = 0;
  for (int i = 2; i < 400000; i++) {
    if (composite[i])
      continue;
    count++;
    for (int j = i + i; j < 400000; j += i)
      composite[j] = 1;
  }
  printf("%d\n", count);
  return 0;
}
