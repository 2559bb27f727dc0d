union view { $T value; unsigned char bytes[sizeof($T)]; };

int main(void) {
  unsigned sum = 0;
  for (int i = 0; i < $N; i++) {
    union view v = {.value = ($T)(i * 9 % 100)}, w;
    w = v;
    for (unsigned long k = 0; k < sizeof w.bytes; k++) sum = sum * 17 + w.bytes[k];
    w.bytes[0] ^= 1;
    sum += w.value != v.value;
  }
  printf("%u\n", sum);
}
