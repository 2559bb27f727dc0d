#include <ctype.h>
#include <stdio.h>

enum state { START, NUMBER, WORD, STRING, ERROR };

static enum state step(enum state s, char c) {
  switch (s) {
    case START:
      return isdigit((unsigned char)c) ? NUMBER : isalpha((unsigned char)c) ? WORD : c == '"' ? STRING : c == ' ' ? START : ERROR;
    case NUMBER:
      return isdigit((unsigned char)c) ? NUMBER : c == ' ' ? START : ERROR;
    case WORD:
      return isalnum((unsigned char)c) ? WORD : c == ' ' ? START : ERROR;
    case STRING:
      return c == '"' ? START : STRING;
    case ERROR:
      return ERROR;
  }
  return ERROR;
}

int main(void) {
  static const char *const names[] = {"start", "number", "word", "string", "error"};
  const char *inputs[] = {"123", "abc 12", "\"open", "\"closed\"", "12ab", "x1 y2 ", ""};
  for (int i = 0; i < 7; i++) {
    enum state s = START;
    for (const char *p = inputs[i]; *p; p++) s = step(s, *p);
    printf("%s -> %s\n", inputs[i], names[s]);
  }
  return 0;
}
