typedef int (*binary)(int, int);
typedef unsigned long size;
int numbers[10];
int grid[3][4] = {{1, 2}, {3, 4, 5}};
int *where = &numbers[3];
const char *text = "some text";
char letters[] = "abc";
int (*row)[4] = grid;

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static binary const operations[2] = {add, sub};
binary chosen = &sub;

size length(const char *s) {
  const char *p = s;
  while (*p)
    p++;
  return (size)(p - s);
}

int *find(int *from, int *to, int wanted) {
  for (int *p = from; p < to; ++p)
    if (*p == wanted)
      return p;
  return 0;
}

void swap(int *restrict a, int *restrict b) {
  int t = *a;
  *a = *b;
  *b = t;
}

void *bytes(void *p, int c, size n) {
  unsigned char *b = p;
  while (n-- > 0)
    *b++ = (unsigned char)c;
  return p ? p : (void *)&numbers[0];
}

int apply(binary f, int n) { return f ? f(n, 2) : (*chosen)(n, n); }

int main(int argc, char **argv) {
  int *p = find(numbers, numbers + 10, 0), **pp = &p;
  if (p && *pp != &numbers[9] && p != where)
    swap(p, *pp + 1);
  bytes(letters, 'z', sizeof letters - 1);
  row[1][2] = grid[2][argc & 3] + (*row)[0] + operations[argc % 2](1, 2);
  char *s = argc > 1 ? argv[1] : letters;
  p[2] = 2[numbers] + *(p + 1);
  return apply(add, row[1][2]) + (int)length(s) - !text;
}
