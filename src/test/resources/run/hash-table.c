#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { char *key; int value; struct entry *next; };
struct map { struct entry *buckets[16]; int size; };

static unsigned hash(const char *s) {
  unsigned h = 2166136261u;
  for (; *s; s++) h = (h ^ (unsigned char)*s) * 16777619u;
  return h;
}
static int *lookup(struct map *m, const char *key) {
  struct entry **b = &m->buckets[hash(key) % 16];
  for (struct entry *e = *b; e; e = e->next)
    if (strcmp(e->key, key) == 0) return &e->value;
  struct entry *e = malloc(sizeof *e);
  e->key = strcpy(malloc(strlen(key) + 1), key);
  e->value = 0;
  e->next = *b;
  *b = e;
  m->size++;
  return &e->value;
}

int main(void) {
  static struct map m;
  const char *text = "the cat and the dog and the bird saw a cat";
  char word[16];
  int n = 0;
  for (const char *p = text;; p++) {
    if (*p == ' ' || *p == 0) {
      word[n] = 0;
      ++*lookup(&m, word);
      n = 0;
      if (!*p) break;
    } else {
      word[n++] = *p;
    }
  }
  const char *ask[] = {"the", "cat", "and", "bird", "fish"};
  for (int i = 0; i < 5; i++) printf("%s=%d ", ask[i], *lookup(&m, ask[i]));
  printf("size=%d\n", m.size);
  for (int i = 0; i < 16; i++)
    for (struct entry *e = m.buckets[i], *next; e; e = next) {
      next = e->next;
      free(e->key);
      free(e);
    }
  return 0;
}
