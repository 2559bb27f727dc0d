int main(void) {
  int count = 0;
  for (int i = 0; i < $N; i++) {
    $T *p = malloc(sizeof *p * (i + 1));
    count += (unsigned long)p % sizeof *p == 0;
    count += ((unsigned long)p & 7) == 0;
    count += p != 0;
    unsigned char bytes[sizeof p];
    $T *again;
    memcpy(bytes, &p, sizeof p);
    memcpy(&again, bytes, sizeof p);
    *again = ($T)i;
    count += *p;
    free(p);
  }
  printf("%d\n", count);
}
