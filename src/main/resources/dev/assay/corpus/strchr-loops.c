/* Scanning loops: find a byte, split at separators, trim, replace. */
#include <stdio.h>
#include <string.h>

static int count_of(const char *s, char wanted) {
  int count = 0;
  for (const char *at = s; (at = strchr(at, wanted)) != NULL; at++) {
    count++;
  }
  return count;
}

static char *trim(char *s) {
  while (*s == ' ') {
    s++;
  }
  char *end = s + strlen(s);
  while (end > s && end[-1] == ' ') {
    *--end = 0;
  }
  return s;
}

static int split(char *line, char **fields, int most) {
  int count = 0;
  while (count < most) {
    char *comma = strchr(line, ',');
    if (comma) {
      *comma = 0;
    }
    fields[count++] = trim(line);
    if (!comma) {
      break;
    }
    line = comma + 1;
  }
  return count;
}

int main(void) {
  char line[] = "  one, two ,three,,  five five  ";
  char *fields[8];
  printf("%d %d\n", count_of(line, ','), count_of(line, 'e'));
  int n = split(line, fields, 8);
  for (int i = 0; i < n; i++) {
    printf("<%s>", fields[i]);
  }
  printf("\n");
  return 0;
}
