extern int printf(const char *, ...);
struct packet {
  unsigned head : 7;
  unsigned rest : 9;
};
int main(void) {
  struct packet p = {5, 300};
  printf("%d %d\n", _Generic(0, int: p.rest), __builtin_choose_expr(1, p.head, 0));
  return 0;
}
