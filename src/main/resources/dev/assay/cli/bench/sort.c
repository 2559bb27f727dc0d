int printf(const char *, ...);

static int data[20000];

static void sort(int *low, int *high) {
  while (high - low > 1) {
    int pivot = low[(high - low) / 2];
    int *i = low, *j = high - 1;
    while (i <= j) {
      while (*i < pivot)
        i++;
      while (*j > pivot)
        j--;
      if (i <= j) {
        int t = *i;
        *i++ = *j;
        *j = t;
        if (j == low)
          break;
        j--;
      }
    }
    sort(i, high);
    high = j + 1 > i ? i : j + 1;
  }
}

int main(void) {
  unsigned state = 7;
  for (int i = 0; i < 20000; i++) {
    state = state * 1664525u + 1013904223u;
    data[i] = (int)(state >> 8) - 8000000;
  }
  sort(data, data + 20000);
  for (int i = 1; i < 20000; i++)
    if (data[i - 1] > data[i])
      return 1;
  printf("%d %d %d\n", data[0], data[9999], data[19999]);
  return 0;
}
