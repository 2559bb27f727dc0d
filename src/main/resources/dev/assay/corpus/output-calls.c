/* Calls of printf and its kin that simpler calls can replace, and results that are known. */
#include <stdio.h>
#include <string.h>

static void greet(const char *name, FILE *to) {
  fprintf(to, "%s\n", name);
  fprintf(to, "plain\n");
  fprintf(to, "%c", '!');
  fputs("\n", to);
}

int main(void) {
  char buffer[32];
  greet("hello", stdout);
  printf("%s\n", "puts instead");
  printf("%c", 'x');
  printf("\n");
  printf("no newline");
  printf("%s", "");
  puts("");
  int n = sprintf(buffer, "%s", "copied");
  int m = sprintf(buffer + n, "%s%%", "+");
  int k = snprintf(buffer + n + m, sizeof buffer - n - m, "%d", -12);
  fwrite(buffer, 1, strlen(buffer), stdout);
  fputc('\n', stdout);
  printf("%d %d %d %d\n", n, m, k, snprintf(NULL, 0, "%05d", 42));
  putchar('.');
  putc('\n', stdout);
  return 0;
}
