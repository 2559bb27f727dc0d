/* Volatile objects: every access stays, in order, also of members, elements and bit-fields. */
#include <stdio.h>

static volatile int port, logged[8];
static volatile unsigned char status = 0x81;

struct device {
  volatile unsigned control : 4, mode : 12;
  volatile struct { short a, b; } data;
  int plain;
};

static int wait_ready(int limit) {
  while (!(status & 2) && limit-- > 0) {
    status += 3;
  }
  return limit;
}

static void send(struct device *d, int value) {
  d->control = value;
  d->mode |= value << 2;
  d->data.a = (short)value;
  d->data.b += d->data.a;
  port = value;
  logged[port & 7] = port + port;
}

int main(void) {
  struct device d = {0};
  for (int i = 1; i < 7; i++) {
    send(&d, i * 5);
  }
  const volatile int *look = &port;
  volatile double x = 0.1;
  x += 0.2;
  int sum = 0;
  for (int i = 0; i < 8; i++) {
    sum = sum * 3 + logged[i];
  }
  (void)port;
  printf("%d %d %d %d\n", d.control, d.mode, d.data.b, sum);
  int left = wait_ready(10);
  printf("%d %d %d\n", *look, left, status);
  printf("%d\n", x == 0.3);
  return 0;
}
