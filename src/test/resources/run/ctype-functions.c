#include <ctype.h>
#include <stdio.h>

int main(void) {
  int counts[11] = {0};
  for (int c = 0; c < 128; c++) {
    counts[0] += !!isalpha(c);
    counts[1] += !!isdigit(c);
    counts[2] += !!isalnum(c);
    counts[3] += !!isspace(c);
    counts[4] += !!isupper(c);
    counts[5] += !!islower(c);
    counts[6] += !!ispunct(c);
    counts[7] += !!isprint(c);
    counts[8] += !!isgraph(c);
    counts[9] += !!iscntrl(c);
    counts[10] += !!isxdigit(c);
  }
  for (int i = 0; i < 11; i++) printf("%d ", counts[i]);
  puts("");
  printf("%c%c%c%c\n", toupper('a'), tolower('Z'), toupper('1'), tolower('z'));
  printf("%d %d\n", !!isblank('\t'), !!isblank('\n'));
  printf("%d %d\n", tolower(EOF), !!isalpha(EOF));
  return 0;
}
