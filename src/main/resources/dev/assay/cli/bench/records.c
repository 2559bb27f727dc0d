int printf(const char *, ...);
void *malloc(unsigned long);
void free(void *);

struct item {
  struct item *next;
  long long key;
  short weight;
  unsigned flag : 3, level : 5;
};

static struct item *push(struct item *top, long long key) {
  struct item *made = malloc(sizeof *made);
  if (!made)
    return top;
  made->next = top;
  made->key = key;
  made->weight = (short)(key % 100);
  made->flag = (unsigned)key & 7u;
  made->level = (unsigned)(key >> 3) & 31u;
  return made;
}

int main(void) {
  struct item *top = 0;
  unsigned long long seed = 1;
  for (int i = 0; i < 20000; i++) {
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    top = push(top, (long long)(seed >> 40));
  }
  long long sum = 0;
  for (int pass = 0; pass < 10; pass++)
    for (struct item *i = top; i; i = i->next)
      sum += i->key % 17 + i->weight * i->flag - i->level;
  while (top) {
    struct item *next = top->next;
    free(top);
    top = next;
  }
  printf("%lld\n", sum);
  return 0;
}
