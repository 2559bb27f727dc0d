struct s { char c; $T value; long long wide; char end; };
static int same(const struct s *a, const struct s *b) {
  return a->c == b->c && a->value == b->value && a->wide == b->wide && a->end == b->end;
}

int main(void) {
  struct s a[$N], b;
  unsigned sum = 0;
  memset(a, 0x5a, sizeof a);
  for (int i = 0; i < $N; i++) {
    a[i].c = 'c';
    a[i].value = ($T)i;
    a[i].wide = i * 3;
    a[i].end = 'e';
    b = a[i];
    struct s copy;
    memcpy(&copy, &b, sizeof b);
    sum += same(&copy, &a[i]) * (i + 1);
    for (unsigned long k = 0; k < sizeof copy.value; k++) sum = sum * 31 + ((unsigned char *)&copy.value)[k];
    copy = (struct s){.value = 1};
    sum += memcmp(&copy.value, &b.value, sizeof b.value) == 0;
  }
  printf("%u\n", sum);
}
