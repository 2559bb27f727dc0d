#include <stddef.h>
#include <stdio.h>

struct link { struct link *next; };
struct task { int id; const char *name; struct link link; };

#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))

int main(void) {
  struct task a = {1, "one", {0}}, b = {2, "two", {&a.link}}, c = {3, "three", {&b.link}};
  for (struct link *l = &c.link; l; l = l->next) {
    struct task *t = container_of(l, struct task, link);
    printf("%d %s\n", t->id, t->name);
  }
  return 0;
}
