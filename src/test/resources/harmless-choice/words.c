static const char *words[] = {"one", "someone", "two", "one", "gone"};
static int equal(const char *a, const char *b) { return a == b || strcmp(a, b) == 0; }

int main(void) {
  $T pairs = 0;
  for (int i = 0; i < 5; i++)
    for (int k = 0; k < 5; k++) {
      pairs += equal(words[i], words[k]);
      int order = strcmp(words[i], words[k]);
      pairs += order < 0 ? 1 : order > 0 ? 2 : 0;
    }
  const char *tail = words[1] + 4;
  printf("%d %d %lu\n", (int)pairs, equal(tail, "one"), strlen(words[$N % 5]));
}
