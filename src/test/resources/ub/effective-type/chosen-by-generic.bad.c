int main(void) {
  unsigned i = 1;
  return _Generic(0, int: *(float *)&i) != 0; /* UB: effective-type */
}
