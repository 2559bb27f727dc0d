int g;

int classify(int n) {
  switch (n) {
    case 0:
      return 1;
    case 1:
    case 'a':
      g++;
      break;
    case 5 * 2: {
      int local = n;
      g = local;
      break;
    }
    case -7:
      g--;
      __attribute__((fallthrough));
    case 12 ... 20:
      g = 3;
      break;
    default:
      for (;;) {
        if (n-- < 0)
          break;
        else if (n == 5)
          continue;
        g += n;
      }
  }
  return g;
}

int jumps(int n) {
  int i = 0;
again:
  if (i < n) {
    i++;
    if (i == 7)
      goto done;
    goto again;
  }
  do {
    i--;
  } while (i > 3);
done:
  return i;
unused:
  i = 0;
  goto unused;
}

void copy(char *to, const char *from, int count) {
  int n = (count + 3) / 4;
  switch (count % 4) {
    case 0:
      do {
        *to++ = *from++;
        case 3:
          *to++ = *from++;
        case 2:
          *to++ = *from++;
        case 1:
          *to++ = *from++;
      } while (--n > 0);
  }
}

int computed(int n) {
  static const void *const targets[] = {&&one, &&two, &&three};
  goto *targets[n % 3];
one:
  return 1;
two:
  n += 2;
three:
  return n;
}

int main(void) {
  char to[8], from[8] = "abcdefg";
  copy(to, from, 7);
  for (int i = 0, j = 10; i < j; i++, j--)
    for (int k = i; k; k >>= 1)
      ;
  while (g < 3)
    if (g++)
      break;
  return classify(to[1]) + jumps(4) + computed(g);
}
