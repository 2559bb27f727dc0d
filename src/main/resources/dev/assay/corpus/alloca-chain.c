/* A list whose cells are allocated in the frame of the function that walks it. */
#include <stdio.h>
#include <string.h>

struct cell {
  struct cell *next;
  int value;
};

int chain_sum(int count) {
  struct cell *head = 0;
  for (int i = 0; i < count; i++) {
    struct cell *c = __builtin_alloca(sizeof *c);
    c->next = head;
    c->value = i * i;
    head = c;
  }
  int sum = 0, sign = 1;
  for (struct cell *c = head; c; c = c->next, sign = -sign) {
    sum += sign * c->value;
  }
  return sum;
}

size_t joined(const char *a, const char *b, char *out) {
  size_t la = strlen(a), lb = strlen(b);
  char *buffer = __builtin_alloca(la + lb + 1);
  memcpy(buffer, a, la);
  memcpy(buffer + la, b, lb + 1);
  strcpy(out, buffer);
  return la + lb;
}

int main(void) {
  char text[32];
  printf("%d %d %d\n", chain_sum(0), chain_sum(7), chain_sum(40));
  size_t length = joined("frame", "-local", text);
  printf("%zu %s\n", length, text);
  return 0;
}
