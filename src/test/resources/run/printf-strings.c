#include <stdio.h>

int main(void) {
  printf("[%s] [%10s] [%-10s] [%.2s] [%10.2s] [%-10.3s]|\n", "text", "text", "text", "text", "text", "text");
  printf("[%s] [%5s] [%.0s]\n", "", "", "gone");
  printf("[%*s] [%-*s] [%.*s]\n", 8, "right", 8, "left", 3, "precision");
  char raw[3] = {'a', 'b', 'c'};
  printf("[%.3s] [%.*s]\n", raw, 2, raw);
  printf("%s%s%s\n", "a", "b", "c");
  printf("%c%c%c\n", 'x', 0x79, 'z');
  printf("100%% %s\n", "done");
  char buf[32];
  int n = sprintf(buf, "%s-%d", "abc", 12);
  printf("%d %s\n", n, buf);
  n = snprintf(buf, 6, "%s", "truncated");
  printf("%d %s\n", n, buf);
  n = snprintf(NULL, 0, "%d %s", 12345, "count");
  printf("%d\n", n);
  printf("[%.5s]\n", "ab");
  puts("puts adds a newline");
  fputs("fputs does not\n", stdout);
  fprintf(stdout, "%s\n", "fprintf");
  fwrite("bytes\n", 1, 6, stdout);
  putchar('p');
  putc('q', stdout);
  fputc('\n', stdout);
  return 0;
}
