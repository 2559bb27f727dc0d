int printf(const char *, ...);

typedef unsigned int word;

static word rotate(word x, int by) {
  return x << by | x >> (32 - by);
}

static word mix(word a, word b, word c) {
  a += b;
  c = rotate(c ^ a, 16);
  b = rotate(b ^ c, 12);
  return a ^ (b + c);
}

int main(void) {
  word state[4] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (word round = 0; round < 100000; round++) {
    state[round & 3] = mix(state[0], state[1] + round, state[2]) ^ state[3];
    state[(round + 1) & 3] ^= rotate(state[round & 3], 7);
  }
  printf("%08x %08x %08x %08x\n", state[0], state[1], state[2], state[3]);
  return 0;
}
