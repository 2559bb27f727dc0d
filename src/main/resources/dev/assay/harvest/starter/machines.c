/* Machines: state machines for protocols, devices and tiny instruction sets. */

#include <stddef.h>
#include <stdint.h>

typedef enum {
  MACHINE_IDLE,
  MACHINE_DIALING,
  MACHINE_TALKING,
  MACHINE_HELD,
  MACHINE_CLOSED
} machine_call;

struct machine_lock {
  uint8_t place;
  uint8_t failures;
  uint16_t code;
  unsigned open : 1;
  unsigned alarm : 1;
};

struct machine_debounce {
  uint8_t history;
  uint8_t level;
  uint16_t edges;
};

/* Light follows light; a waiting walker shortens green only. */
unsigned machine_traffic(unsigned state, _Bool walker, uint8_t ticks) {
  switch (state & 3) {
    case 0: /* red */
      return ticks >= 30 ? 1 : 0;
    case 1: /* red and yellow */
      return ticks >= 2 ? 2 : 1;
    case 2: /* green */
      if (walker && ticks >= 10) {
        return 3;
      }
      return ticks >= 45 ? 3 : 2;
    default:
      return ticks >= 3 ? 0 : 3;
  }
}

/* Events are letters: d dial, a answer, h hold, r resume, x hang up. */
static machine_call machine_call_step(machine_call state, char event) {
  if (event == 'x') {
    return state == MACHINE_IDLE ? MACHINE_IDLE : MACHINE_CLOSED;
  }
  switch (state) {
    case MACHINE_IDLE:
      return event == 'd' ? MACHINE_DIALING : state;
    case MACHINE_DIALING:
      return event == 'a' ? MACHINE_TALKING : state;
    case MACHINE_TALKING:
      return event == 'h' ? MACHINE_HELD : state;
    case MACHINE_HELD:
      return event == 'r' ? MACHINE_TALKING : state;
    case MACHINE_CLOSED:
      break;
  }
  return state;
}

int machine_call_run(const char *events, size_t length) {
  machine_call state = MACHINE_IDLE;
  if (length > 64) {
    length = 64;
  }
  for (size_t i = 0; i < length && state != MACHINE_CLOSED; i++) {
    state = machine_call_step(state, events[i]);
  }
  return state;
}

/* Coins of 5, 10, 20 and 50 against a price; returns the change, or what is missing negated. */
int machine_vending(uint32_t coins, uint16_t price) {
  int paid = 0;
  while (coins != 0 && paid < price) {
    switch (coins & 7) {
      case 4:
        paid += 50;
        break;
      case 3:
        paid += 10;
        /* fall through */
      case 2:
        paid += 5;
        /* fall through */
      case 1:
        paid += 5;
        break;
      default: /* slugs drop through */
        break;
    }
    coins >>= 3;
  }
  return paid - price;
}

/* One digit at a time; three wrong digits ring the alarm until it is cleared. */
_Bool machine_lock_press(struct machine_lock *lock, uint8_t digit) {
  if (lock->alarm || digit > 9) {
    return 0;
  }
  unsigned place = lock->place % 4u;
  unsigned wanted = lock->code;
  for (unsigned i = 3; i > place; i--) {
    wanted /= 10;
  }
  if (wanted % 10 == digit) {
    lock->place = (uint8_t)((place + 1) % 4);
    lock->open = lock->place == 0;
    if (lock->open) {
      lock->failures = 0;
    }
    return lock->open;
  }
  lock->place = 0;
  lock->open = 0;
  if (++lock->failures >= 3) {
    lock->alarm = 1;
  }
  return 0;
}

/* The level changes only after eight equal samples. */
uint8_t machine_debounce(struct machine_debounce *pin, _Bool sample) {
  pin->history = (uint8_t)(pin->history << 1 | sample);
  uint8_t settled = pin->level;
  if (pin->history == 0xFF) {
    settled = 1;
  } else if (pin->history == 0x00) {
    settled = 0;
  }
  if (settled != pin->level) {
    pin->edges++;
  }
  return pin->level = settled;
}

/* Counts comments of both styles; quotes hide them. */
int machine_comments(const char *source, size_t length) {
  enum { CODE, SLASH, LINE, BLOCK, STAR, QUOTE, ESCAPE } state = CODE;
  int comments = 0;
  if (length > 64) {
    length = 64;
  }
  for (const char *c = source; c < source + length; c++) {
    switch (state) {
      case SLASH:
        if (*c == '/' || *c == '*') {
          state = *c == '/' ? LINE : BLOCK;
          comments++;
          break;
        }
        state = CODE;
        /* fall through */
      case CODE:
        if (*c == '/') {
          state = SLASH;
        } else if (*c == '"') {
          state = QUOTE;
        }
        break;
      case LINE:
        if (*c == '\n') {
          state = CODE;
        }
        break;
      case STAR:
        if (*c == '/') {
          state = CODE;
          break;
        }
        /* fall through */
      case BLOCK:
        state = *c == '*' ? STAR : BLOCK;
        break;
      case QUOTE:
        state = *c == '\\' ? ESCAPE : *c == '"' ? CODE : QUOTE;
        break;
      case ESCAPE:
        state = QUOTE;
        break;
    }
  }
  return comments;
}

/* A stack machine: bytes below 128 push themselves, others are operations. */
int32_t machine_stack_run(const uint8_t *program, size_t length) {
  uint32_t stack[8] = {0};
  unsigned top = 0;
  if (length > 64) {
    length = 64;
  }
  for (size_t pc = 0; pc < length; pc++) {
    uint8_t op = program[pc];
    if (op < 128) {
      stack[top] = op;
      top = (top + 1) % 8; /* the stack is a ring, so it can not overflow */
      continue;
    }
    uint32_t right = stack[(top + 7) % 8];
    uint32_t left = stack[(top + 6) % 8];
    top = (top + 7) % 8;
    uint32_t *to = &stack[(top + 7) % 8];
    switch (op & 7) {
      case 0: *to = left + right; break;
      case 1: *to = left - right; break;
      case 2: *to = left * right; break;
      case 3: *to = right == 0 ? 0 : left / right; break;
      case 4: *to = left & right; break;
      case 5: *to = left ^ right; break;
      case 6: *to = left << (right & 31); break;
      default: *to = left < right; break;
    }
  }
  return (int32_t)(stack[(top + 7) % 8] & INT32_MAX);
}

/* Three registers and jumps; the fuel keeps endless programs from being endless. */
unsigned machine_counter_run(const uint8_t *program, size_t length, uint8_t input) {
  unsigned reg[3] = {input, 0, 0};
  size_t pc = 0;
  int fuel = 600;
  if (length > 64) {
    length = 64;
  }
next:
  if (pc >= length || fuel-- == 0) {
    return reg[0] ^ reg[1] << 8 ^ reg[2] << 16;
  }
  unsigned which = (program[pc] >> 2) % 3u;
  size_t target = program[pc] >> 4;
  switch (program[pc] & 3) {
    case 0:
      reg[which]++;
      break;
    case 1:
      reg[which] -= reg[which] > 0;
      break;
    case 2:
      if (reg[which] != 0) {
        pc = target;
        goto next;
      }
      break;
    case 3:
      reg[which] += reg[(which + 1) % 3];
      break;
  }
  pc++;
  goto next;
}

/* Generations of a ring of cells under a rule of eight bits, at most 31 of them. */
uint32_t machine_automaton(uint32_t cells, uint8_t rule, uint8_t generations) {
  generations &= 31;
  while (generations-- > 0) {
    uint32_t next = 0;
    for (unsigned i = 0; i < 32; i++) {
      unsigned left = cells >> ((i + 1) & 31) & 1;
      unsigned here = cells >> i & 1;
      unsigned right = cells >> ((i + 31) & 31) & 1;
      next |= (uint32_t)(rule >> (left << 2 | here << 1 | right) & 1) << i;
    }
    if (next == cells) {
      break; /* nothing will ever move again */
    }
    cells = next;
  }
  return cells;
}

/* Lift with a set of calls as bits; keeps its direction while anyone waits ahead. */
int8_t machine_lift_next(uint8_t floor, uint16_t calls, int8_t direction) {
  int at = floor & 15;
  int way = direction < 0 ? -1 : 1;
  if (calls == 0) {
    return -1;
  }
  for (int turn = 0; turn < 2; turn++) {
    for (int next = at; next >= 0 && next < 16; next += way) {
      if (calls >> next & 1) {
        return (int8_t)next;
      }
    }
    way = -way;
  }
  return -1;
}

/* Steps of a stepping motor: four coils, half steps, sign gives the direction. */
uint8_t machine_stepper(uint8_t phase, signed char steps) {
  static const uint8_t coils[8] = {1, 3, 2, 6, 4, 12, 8, 9};
  unsigned turned = (unsigned)(phase + steps + 256);
  return coils[turned % 8];
}
