/* A lexer as nested switches over states and classes: jump threading and shared tails. */
#include <stdio.h>

enum state { START, NUMBER, NAME, SLASH, COMMENT, STAR };

struct counts {
  int numbers, names, comments, others;
};

static struct counts scan(const char *s) {
  struct counts n = {0};
  enum state state = START;
  for (;; s++) {
    int digit = *s >= '0' && *s <= '9', letter = *s >= 'a' && *s <= 'z';
  again:
    switch (state) {
      case START:
        if (digit) {
          state = NUMBER;
        } else if (letter) {
          state = NAME;
        } else if (*s == '/') {
          state = SLASH;
        } else if (*s && *s != ' ') {
          n.others++;
        }
        break;
      case NUMBER:
        if (!digit) { n.numbers++; state = START; goto again; }
        break;
      case NAME:
        if (!letter && !digit) { n.names++; state = START; goto again; }
        break;
      case SLASH:
        if (*s == '*') { state = COMMENT; break; }
        n.others++;
        state = START;
        goto again;
      case COMMENT:
        state = *s == '*' ? STAR : COMMENT;
        break;
      case STAR:
        if (*s == '/') { n.comments++; state = START; } else if (*s != '*') { state = COMMENT; }
    }
    if (!*s) {
      return n;
    }
  }
}

int main(void) {
  struct counts n = scan("x1 = 23 / y /* note ** 5 */ + (z0 - 7) /**/ end99");
  printf("%d %d %d %d\n", n.numbers, n.names, n.comments, n.others);
  return 0;
}
