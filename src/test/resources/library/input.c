#include <stdio.h>

int main(void) {
  char line[16];
  int number, sum = 0;
  printf("%s", fgets(line, sizeof line, stdin));
  while (scanf("%d", &number) == 1) sum += number;
  printf("%d\n", sum);
  int c = getchar();
  printf("%c\n", c);
  ungetc('u', stdin);
  printf("%c", getc(stdin));
  printf("%c\n", getchar());
  printf("%zu ", fread(line, 1, 5, stdin));
  printf("%.5s\n", line);
  while ((c = getchar()) != EOF) putchar(c == '\n' ? '/' : c);
  printf(" %d\n", feof(stdin) != 0);
  return 0;
}
