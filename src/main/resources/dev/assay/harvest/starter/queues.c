/* Queues: rings, stacks, small heaps and running windows kept inside a struct. */

#include <stddef.h>
#include <stdint.h>

#define QUEUE_ROOM 8

struct queue_ring {
  int16_t slots[QUEUE_ROOM];
  uint8_t head;
  uint8_t used;
};

struct queue_heap {
  uint32_t items[QUEUE_ROOM];
  uint8_t used;
};

struct queue_window {
  int32_t samples[4];
  int64_t sum;
  uint8_t next;
  uint8_t filled;
};

struct queue_tokens {
  uint32_t level;
  uint32_t last_tick;
  uint16_t per_tick;
  uint16_t limit;
};

/* Makes sense of whatever the counters hold, so that no index can go astray. */
static void queue_ring_tidy(struct queue_ring *ring) {
  ring->head %= QUEUE_ROOM;
  if (ring->used > QUEUE_ROOM) {
    ring->used = QUEUE_ROOM;
  }
}

/* A full ring forgets its oldest item; tells whether it had to. */
_Bool queue_ring_put(struct queue_ring *ring, int16_t item) {
  queue_ring_tidy(ring);
  _Bool full = ring->used == QUEUE_ROOM;
  ring->slots[(ring->head + ring->used) % QUEUE_ROOM] = item;
  if (full) {
    ring->head = (uint8_t)((ring->head + 1) % QUEUE_ROOM);
  } else {
    ring->used++;
  }
  return full;
}

int queue_ring_take(struct queue_ring *ring, int otherwise) {
  queue_ring_tidy(ring);
  if (ring->used == 0) {
    return otherwise;
  }
  int16_t item = ring->slots[ring->head];
  ring->head = (uint8_t)((ring->head + 1) % QUEUE_ROOM);
  ring->used--;
  return item;
}

/* Counted from the oldest; negative places count from the newest. */
short queue_ring_peek(const struct queue_ring *ring, signed char place) {
  int used = ring->used > QUEUE_ROOM ? QUEUE_ROOM : ring->used;
  int at = place < 0 ? used + place : place;
  if (at < 0 || at >= used) {
    return 0;
  }
  return ring->slots[(ring->head + at) % QUEUE_ROOM];
}

/* Smallest on top. */
_Bool queue_heap_push(struct queue_heap *heap, uint32_t item) {
  if (heap->used >= QUEUE_ROOM) {
    return 0;
  }
  unsigned at = heap->used++;
  while (at > 0 && heap->items[(at - 1) / 2] > item) {
    heap->items[at] = heap->items[(at - 1) / 2];
    at = (at - 1) / 2;
  }
  heap->items[at] = item;
  return 1;
}

uint32_t queue_heap_pop(struct queue_heap *heap) {
  if (heap->used == 0 || heap->used > QUEUE_ROOM) {
    heap->used = 0;
    return UINT32_MAX;
  }
  uint32_t top = heap->items[0];
  uint32_t moved = heap->items[--heap->used];
  unsigned at = 0;
  for (unsigned child; (child = 2 * at + 1) < heap->used; at = child) {
    if (child + 1 < heap->used && heap->items[child + 1] < heap->items[child]) {
      child++;
    }
    if (heap->items[child] >= moved) {
      break;
    }
    heap->items[at] = heap->items[child];
  }
  heap->items[at] = moved;
  return top;
}

/* Mean of the last four samples; the sum is kept, so each call costs the same. */
int32_t queue_window_mean(struct queue_window *window, int32_t sample) {
  uint8_t next = window->next & 3;
  if (window->filled > 4) {
    window->filled = 4;
  }
  if (window->filled == 4) {
    window->sum = (int64_t)((uint64_t)window->sum - (uint64_t)(int64_t)window->samples[next]);
  } else {
    window->filled++;
  }
  window->samples[next] = sample;
  window->next = (uint8_t)((next + 1) & 3);
  window->sum = (int64_t)((uint64_t)window->sum + (uint64_t)(int64_t)sample);
  return (int32_t)(window->sum / window->filled % INT32_MAX);
}

/* A bucket that fills by time and is emptied by use. */
_Bool queue_tokens_take(struct queue_tokens *bucket, uint32_t tick, uint16_t wanted) {
  uint64_t gained = (uint64_t)(tick - bucket->last_tick) * bucket->per_tick;
  uint64_t level = bucket->level + gained;
  bucket->level = level > bucket->limit ? bucket->limit : (uint32_t)level;
  bucket->last_tick = tick;
  if (bucket->level < wanted) {
    return 0;
  }
  bucket->level -= wanted;
  return 1;
}

/* Largest value of each window of a width, added up. */
int64_t queue_sliding_maximum(const int32_t *values, size_t count, uint8_t width) {
  uint8_t line[64];
  size_t head = 0;
  size_t tail = 0;
  int64_t sum = 0;
  if (count > 64 || width == 0) {
    return 0;
  }
  for (size_t i = 0; i < count; i++) {
    /* Values that are covered by a newer, larger one can never win again. */
    while (tail > head && values[line[tail - 1]] <= values[i]) {
      tail--;
    }
    line[tail++] = (uint8_t)i;
    if (line[head] + (size_t)width <= i) {
      head++;
    }
    if (i + 1 >= width) {
      sum += values[line[head]];
    }
  }
  return sum;
}

/* Who is left when every so many-th of a circle goes. */
uint16_t queue_last_of_circle(uint16_t people, uint16_t step) {
  unsigned survivor = 0;
  unsigned circle = people % 1000u;
  for (unsigned size = 2; size <= circle; size++) {
    survivor = (survivor + step) % size;
  }
  return (uint16_t)survivor;
}

/* Water that stays between walls after rain. */
unsigned queue_trapped(const uint8_t *walls, size_t count) {
  unsigned water = 0;
  uint8_t left_wall = 0;
  uint8_t right_wall = 0;
  size_t left = 0;
  size_t right = count > 64 ? 64 : count;
  while (left < right) {
    if (left_wall <= right_wall) {
      uint8_t wall = walls[left++];
      left_wall = wall > left_wall ? wall : left_wall;
      water += (unsigned)(left_wall - wall);
    } else {
      uint8_t wall = walls[--right];
      right_wall = wall > right_wall ? wall : right_wall;
      water += (unsigned)(right_wall - wall);
    }
  }
  return water;
}

/* Ticks until all jobs are done when each turn lasts a quantum. */
uint32_t queue_round_robin(uint32_t jobs, uint8_t quantum) {
  uint8_t left[4];
  uint32_t ticks = 0;
  unsigned waiting = 0;
  if (quantum < 4) {
    quantum = 4;
  }
  for (int i = 0; i < 4; i++) {
    left[i] = (uint8_t)(jobs >> (8 * i));
    waiting += left[i] != 0;
  }
  for (unsigned turn = 0; waiting > 0; turn = (turn + 1) % 4) {
    if (left[turn] == 0) {
      continue;
    }
    uint8_t run = left[turn] < quantum ? left[turn] : quantum;
    left[turn] = (uint8_t)(left[turn] - run);
    ticks += run + 1u; /* one tick to switch */
    waiting -= left[turn] == 0;
  }
  return ticks;
}
