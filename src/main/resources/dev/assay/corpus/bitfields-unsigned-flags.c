/* One-bit flags that are set and tested together, so that accesses can be merged. */
#include <stdbool.h>
#include <stdio.h>

struct flags {
  unsigned ready : 1;
  unsigned busy : 1;
  unsigned failed : 1;
  unsigned : 0;
  unsigned retries : 4;
  unsigned long stamp : 40;
  bool last : 1;
};

bool is_idle(const struct flags *f) {
  return f->ready && !f->busy && !f->failed;
}

bool same_state(struct flags a, struct flags b) {
  return a.ready == b.ready && a.busy == b.busy && a.failed == b.failed;
}

void step(struct flags *f, unsigned event) {
  f->busy = event & 1;
  f->failed = (event >> 1) & 1;
  f->ready = !(f->busy | f->failed);
  if (f->failed) {
    f->retries++;
  }
  f->stamp = ((unsigned long)f->stamp << 3) + event;
  f->last = event & 4;
}

int main(void) {
  struct flags now = {.ready = 1}, before;
  unsigned idle = 0, same = 0;
  for (unsigned event = 0; event < 40; event++) {
    before = now;
    step(&now, event * 5 % 8);
    idle += is_idle(&now);
    same += same_state(now, before);
  }
  printf("idle %u same %u retries %u\n", idle, same, now.retries);
  printf("stamp %lu last %d\n", (unsigned long)now.stamp, now.last);
  return 0;
}
