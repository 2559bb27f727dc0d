struct node { unsigned long link; $T value; };

int main(void) {
  struct node all[$N];
  for (int i = 0; i < $N; i++) {
    unsigned long before = i ? (unsigned long)&all[i - 1] : 0;
    unsigned long after = i + 1 < $N ? (unsigned long)&all[i + 1] : 0;
    all[i].link = before ^ after;
    all[i].value = ($T)(i * 2);
  }
  long sum = 0;
  unsigned long last = 0;
  for (struct node *p = all; p;) {
    sum = sum * 2 + p->value;
    unsigned long next = p->link ^ last;
    last = (unsigned long)p;
    p = (struct node *)next;
  }
  printf("%ld\n", sum);
}
