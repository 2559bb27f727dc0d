/* __builtin_object_size, __builtin_constant_p guarded, choose_expr and types_compatible_p. */
#include <stdio.h>
#include <string.h>

static char buffer[20];

#define SAME(a, b) __builtin_types_compatible_p(__typeof__(a), __typeof__(b))
#define PICK(flag, a, b) __builtin_choose_expr(flag, a, b)

struct packet {
  char head[4];
  char body[12];
};

static int has_room(size_t size) {
  return size <= __builtin_object_size(buffer, 0);
}

int main(void) {
  struct packet p = {"abc", "body"};
  char *copied = __builtin___memcpy_chk(buffer, "checked copy", 13, __builtin_object_size(buffer, 0));
  printf("%d %s\n", has_room(13), copied);
  printf("%d\n", __builtin_object_size(p.head, 1) >= sizeof p.head);
  printf("%d %d %d\n", SAME(1, 2), SAME(1, 2L), SAME(int[3], int[]));
  printf("%d %s\n", PICK(sizeof(long) == 8, 64, "narrow"), PICK(0, 1, "text"));
  printf("%d\n", __builtin_constant_p(3 + 4));
  printf("%zu\n", strlen(p.body) + __builtin_strlen("known"));
  return 0;
}
