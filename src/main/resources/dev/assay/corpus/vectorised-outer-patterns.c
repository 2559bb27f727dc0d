/* More shapes for vectorisers: gathers, reversed walks, first-order recurrences, live-out values. */
#include <stdio.h>

#define N 64

static int data[N], index_of[N], out[N];

int gather(void) {
  int sum = 0;
  for (int i = 0; i < N; i++) {
    sum += data[index_of[i]] * i;
  }
  return sum;
}

void reversed(void) {
  for (int i = 0; i < N; i++) {
    out[i] = data[N - 1 - i] + 1;
  }
}

void recurrence(void) {
  int previous = data[0];
  for (int i = 0; i < N; i++) {
    int now = data[i];
    out[i] += now - previous;
    previous = now;
  }
}

int last_negative(void) {
  int last = -1;
  for (int i = 0; i < N; i++) {
    last = out[i] < 0 ? i : last;
  }
  return last;
}

int nested(void) {
  int best = 0;
  for (int i = 0; i < N - 8; i++) {
    int window = 0;
    for (int j = 0; j < 8; j++) {
      window += out[i + j];
    }
    best = window > best ? window : best;
  }
  return best;
}

int main(void) {
  for (int i = 0; i < N; i++) {
    data[i] = i * 23 % 41 - 15;
    index_of[i] = i * 29 % N;
  }
  reversed();
  recurrence();
  printf("%d %d %d\n", gather(), last_negative(), nested());
  return 0;
}
