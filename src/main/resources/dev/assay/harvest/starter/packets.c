/* Packets: headers packed into byte buffers and taken apart again, with checks. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define PACKET_LIMIT 64

struct packet_header {
  uint8_t version;
  uint8_t flags;
  uint16_t length;
  uint32_t sequence;
};

struct packet_flags {
  unsigned first : 1;
  unsigned last : 1;
  unsigned urgent : 1;
  unsigned priority : 3;
  unsigned reserved : 2;
};

enum packet_fault {
  PACKET_FINE = 0,
  PACKET_SHORT = -1,
  PACKET_VERSION = -2,
  PACKET_LENGTH = -3,
  PACKET_SUM = -4
};

static void packet_put16(uint8_t *to, uint16_t value) {
  to[0] = (uint8_t)(value >> 8);
  to[1] = (uint8_t)value;
}

static uint16_t packet_get16(const uint8_t *from) {
  return (uint16_t)(from[0] << 8 | from[1]);
}

static uint32_t packet_get32(const uint8_t *from) {
  return (uint32_t)packet_get16(from) << 16 | packet_get16(from + 2);
}

static uint8_t packet_sum(const uint8_t *data, size_t length) {
  uint8_t sum = 0x3C;
  for (size_t i = 0; i < length; i++) {
    sum = (uint8_t)(sum << 1 | sum >> 7);
    sum ^= data[i];
  }
  return sum;
}

/* Nine bytes with the sum at the end; zero when the buffer is too small. */
size_t packet_write(const struct packet_header *header, uint8_t *out, size_t capacity) {
  if (capacity < 9 || capacity > PACKET_LIMIT) {
    return 0;
  }
  out[0] = header->version;
  out[1] = header->flags;
  packet_put16(out + 2, header->length);
  packet_put16(out + 4, (uint16_t)(header->sequence >> 16));
  packet_put16(out + 6, (uint16_t)header->sequence);
  out[8] = packet_sum(out, 8);
  return 9;
}

/* The header is touched only if all is well. */
int packet_read(const uint8_t *data, size_t length, struct packet_header *header) {
  int fault = PACKET_FINE;
  if (length < 9) {
    fault = PACKET_SHORT;
    goto done;
  }
  if (data[0] > 3) {
    fault = PACKET_VERSION;
    goto done;
  }
  if (packet_sum(data, 8) != data[8]) {
    fault = PACKET_SUM;
    goto done;
  }
  if (packet_get16(data + 2) > PACKET_LIMIT) {
    fault = PACKET_LENGTH;
    goto done;
  }
  *header = (struct packet_header){
    .version = data[0],
    .flags = data[1],
    .length = packet_get16(data + 2),
    .sequence = packet_get32(data + 4),
  };
done:
  return fault;
}

uint8_t packet_pack_flags(const struct packet_flags *flags) {
  unsigned packed = flags->reserved;
  packed = packed << 3 | flags->priority;
  packed = packed << 1 | flags->urgent;
  packed = packed << 1 | flags->last;
  return (uint8_t)(packed << 1 | flags->first);
}

void packet_unpack_flags(uint8_t packed, struct packet_flags *flags) {
  flags->first = packed & 1;
  flags->last = packed >> 1 & 1;
  flags->urgent = packed >> 2 & 1;
  flags->priority = packed >> 3 & 7;
  flags->reserved = packed >> 6 & 3;
}

/* True where a comes before b in a sequence that wraps. */
_Bool packet_sequence_before(uint16_t a, uint16_t b) {
  return a != b && (uint16_t)(b - a) < 0x8000;
}

/* Shifts a window of seen numbers; a repeated or too old one leaves it as it was. */
uint32_t packet_window(uint32_t seen, uint16_t newest, uint16_t arrived) {
  uint16_t ahead = (uint16_t)(arrived - newest);
  if (ahead == 0) {
    return seen | 1;
  }
  if (ahead < 0x8000) {
    return ahead > 31 ? 1 : seen << ahead | 1;
  }
  uint16_t behind = (uint16_t)(newest - arrived);
  return behind > 31 ? seen : seen | UINT32_C(1) << behind;
}

/* Type, length, value: place of the value of a type, or -1. */
int packet_find_option(const uint8_t *options, size_t length, uint8_t type) {
  size_t at = 0;
  if (length > PACKET_LIMIT) {
    length = PACKET_LIMIT;
  }
  while (at < length) {
    uint8_t here = options[at];
    if (here == 0) { /* padding has no length */
      at++;
      continue;
    }
    if (at + 2 > length || at + 2 + options[at + 1] > length) {
      return -1;
    }
    if (here == type) {
      return (int)at + 2;
    }
    at += 2u + options[at + 1];
  }
  return -1;
}

/* Signed field of so many bits that starts anywhere in the buffer. */
int32_t packet_bit_field(const uint8_t *data, size_t length, uint16_t start, uint8_t width) {
  uint32_t value = 0;
  if (width == 0 || width > 31 || length > PACKET_LIMIT) {
    return 0;
  }
  for (unsigned i = 0; i < width; i++) {
    unsigned bit = start + i;
    unsigned byte = bit / 8 < length ? data[bit / 8] : 0;
    value = value << 1 | (byte >> (7 - bit % 8) & 1);
  }
  uint32_t sign = UINT32_C(1) << (width - 1);
  return (int32_t)(value & (sign - 1)) - (int32_t)(value & sign);
}

/* Number of pieces of a message, each with its own head. */
unsigned packet_pieces(uint32_t message, uint16_t unit, uint8_t head) {
  if (unit <= head) {
    return 0;
  }
  unsigned room = (unsigned)unit - head;
  return message == 0 ? 1 : (message - 1) / room + 1;
}

/* Reverses the bytes of each pair; an odd one at the end stays. */
void packet_swap_pairs(uint8_t *data, size_t length) {
  if (length > PACKET_LIMIT) {
    length = PACKET_LIMIT;
  }
  for (size_t i = 1; i < length; i += 2) {
    uint8_t kept = data[i];
    data[i] = data[i - 1];
    data[i - 1] = kept;
  }
}

/* Applies a repeating key of four bytes, as masking of a frame does. */
void packet_mask(uint8_t *payload, size_t length, uint32_t key) {
  uint8_t bytes[4];
  if (length > PACKET_LIMIT) {
    return;
  }
  memcpy(bytes, &(uint8_t[4]){(uint8_t)(key >> 24), (uint8_t)(key >> 16),
                              (uint8_t)(key >> 8), (uint8_t)key}, sizeof bytes);
  for (size_t i = 0; i < length; i++) {
    payload[i] ^= bytes[i & 3];
  }
}

/* Waiting time before the next try: doubles, with a lid. */
uint32_t packet_backoff(uint8_t attempt, uint16_t base) {
  uint32_t wait = base;
  while (attempt-- > 0 && wait != 0 && wait < 60000) {
    wait *= 2;
  }
  return wait > 60000 ? 60000 : wait;
}
