struct entry { struct entry *next; $T key; };
static struct entry *buckets[8];
static unsigned long hash(const void *p) { return (unsigned long)p / 16 % 8; }
static void put($T key) {
  struct entry *e = malloc(sizeof *e);
  unsigned long h = hash(e);
  e->key = key;
  e->next = buckets[h];
  buckets[h] = e;
}

int main(void) {
  long sum = 0;
  for (int i = 0; i < $N; i++) put(($T)(i * 7 % 100));
  for (int i = 0; i < 8; i++)
    for (struct entry *e = buckets[i], *next; e; e = next) {
      sum += e->key;
      next = e->next;
      free(e);
    }
  printf("%ld\n", sum);
}
