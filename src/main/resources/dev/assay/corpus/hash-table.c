/* Open addressing with a multiplicative hash; keys are short strings in the table itself. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define SLOTS 32

struct slot {
  char key[8];
  int count;
};

static struct slot table[SLOTS];

static uint32_t hash(const char *s) {
  uint32_t h = 2166136261u;
  while (*s) {
    h = (h ^ (unsigned char)*s++) * 16777619u;
  }
  return h;
}

static struct slot *find(const char *key) {
  for (uint32_t at = hash(key) >> 27;; at = (at + 1) % SLOTS) {
    struct slot *s = &table[at];
    if (s->count == 0 || strcmp(s->key, key) == 0) {
      return s;
    }
  }
}

int main(void) {
  const char *text = "a rose is a rose is a rose and so on and on";
  char word[8];
  int length = 0;
  for (const char *c = text;; c++) {
    if (*c != ' ' && *c) {
      word[length++] = *c;
      continue;
    }
    word[length] = 0;
    struct slot *s = find(word);
    if (s->count++ == 0) {
      strcpy(s->key, word);
    }
    length = 0;
    if (!*c) {
      break;
    }
  }
  printf("%d %d %d\n", find("a")->count, find("rose")->count, find("tulip")->count);
  uint32_t order = 0;
  for (int i = 0; i < SLOTS; i++) {
    order = order * 5 + table[i].count;
  }
  printf("%u\n", order);
  return 0;
}
