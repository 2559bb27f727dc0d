extern int printf(const char *, ...);
extern void *memcpy(void *, const void *, unsigned long);

typedef unsigned long word;
enum color { RED, GREEN = 4, BLUE };
struct pair { int first; long second[2]; unsigned bits : 5; };
union mixed { unsigned whole; unsigned char bytes[4]; };
struct outer { struct pair inner; union { int left; float right; }; };
struct node { int value; struct node *next; };

static const int table[2][3] = {{1, 2, 3}, {[1] = 0x10, 'c'}};
static struct outer state = {.inner = {1, {2L, 3L}, 4}, .left = 5};
static struct node last = {7, 0}, *list = &last;
volatile int gate = 3;
word hash = 5381UL;
double ratio = 2.5, scale = 1.25e1;
char text[] = "letters";
int (*chosen)(int, int);

static void add(word value) { hash = hash * 33 + value; }

static int sum(int left, int right) { return left + right; }

__attribute__((noinline)) static struct pair swap(struct pair given, enum color color) {
  struct pair result = {(int)given.second[0], {given.first, color}, 1};
  return result;
}

static int jumps(int start) {
  int count = 0;
again:
  if (start > 100)
    goto out;
  start += start < 0 ? -start : 17, count++;
  if (count < 5)
    goto again;
out:
  return start;
}

static int loops(unsigned limit) {
  int total = 0;
  int unused;
  for (unsigned i = 0, j = 9; i < limit; i++, --j) {
    if (i == 2)
      continue;
    else if (i == 6)
      break;
    switch (i & 3) {
      case 0:
      case 1:
        total += (int)(j << 1);
        break;
      case 2 ... 3: {
        int extra = table[i & 1][2];
        total ^= extra;
      }
      default:
        total--;
    }
  }
  unused = total;
  while (unused > 50)
    unused /= 2;
  do
    unused -= gate > 5 && !total || ~total & 1;
  while (unused > 40);
  return unused;
}

static word statements(int which) {
  word value = ({
    word inner = (word)which;
    inner * sizeof(struct pair);
  });
  int sizes[which];
  for (int i = 0; i < which; i++)
    sizes[i] = i;
  value += (which, sizes[which - 1]);
  value |= _Generic(value, word: 1, default: 0) + (unsigned char)__builtin_popcount(which);
  union mixed mixed = {.whole = 0x01020304};
  memcpy(&mixed.bytes[1], "\x01", 1);
  for (struct node *at = list; at; at = at->next)
    value -= at->value;
  if (which == 99) {
    value = 1;
    value++;
    return value;
  }
  return value ^ mixed.bytes[3] ^ *&text[2];
}

int main(void) {
  chosen = gate ? sum : &sum;
  struct pair pair = swap(state.inner, BLUE);
  pair.bits += 3;
  *&pair.second[1] = chosen(pair.first, -4);
  ratio = ratio * scale + (float)pair.first;
  struct pair *where = &pair;
  where->first = jumps(gate);
  int answer = loops(8) + (int)statements(3);
  int (*const calls[])(int, int) = {sum, 0};
  answer = calls[0](answer, (pair = *where, RED));
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; ++j)
      add((word)table[i][j]);
  add(state.inner.second[1]);
  add(pair.bits);
  add((word)answer);
  printf("%lx %.2f %s\n", hash, ratio, text);
  return 0;
}
