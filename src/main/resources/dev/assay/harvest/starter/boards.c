/* Boards: moves, lines and scores of board and card games packed into words. */

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

enum board_piece { BOARD_NONE, BOARD_KING, BOARD_ROOK, BOARD_BISHOP, BOARD_KNIGHT, BOARD_PAWN };

struct board_card {
  unsigned rank : 4;
  unsigned suit : 2;
};

struct board_hand {
  struct board_card cards[5];
};

static _Bool board_on(int column, int row) {
  return column >= 0 && column < 8 && row >= 0 && row < 8;
}

/* Squares a knight can go to, one bit for each. */
uint64_t board_knight_moves(uint8_t square) {
  static const signed char jump[8][2] = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  uint64_t moves = 0;
  int column = square & 7;
  int row = square >> 3 & 7;
  for (int i = 0; i < 8; i++) {
    int x = column + jump[i][0];
    int y = row + jump[i][1];
    if (board_on(x, y)) {
      moves |= UINT64_C(1) << (8 * y + x);
    }
  }
  return moves;
}

/* A ray from a square up to and including the first blocker. */
static uint64_t board_ray(uint64_t blockers, int column, int row, int dx, int dy) {
  uint64_t ray = 0;
  for (column += dx, row += dy; board_on(column, row); column += dx, row += dy) {
    uint64_t bit = UINT64_C(1) << (8 * row + column);
    ray |= bit;
    if (blockers & bit) {
      break;
    }
  }
  return ray;
}

uint64_t board_attacks(int piece, uint8_t square, uint64_t blockers) {
  int column = square & 7;
  int row = square >> 3 & 7;
  uint64_t result = 0;
  switch ((unsigned)piece % 6) {
    case BOARD_KING:
      blockers = UINT64_MAX; /* everything stops a king after one step */
      /* fall through */
    case BOARD_NONE:
      for (int i = 0; i < 9; i++) {
        if (i != 4) {
          result |= board_ray(blockers, column, row, i % 3 - 1, i / 3 - 1);
        }
      }
      break;
    case BOARD_ROOK:
      result = board_ray(blockers, column, row, 1, 0) | board_ray(blockers, column, row, -1, 0)
               | board_ray(blockers, column, row, 0, 1)
               | board_ray(blockers, column, row, 0, -1);
      break;
    case BOARD_BISHOP:
      for (int dx = -1; dx <= 1; dx += 2) {
        result |= board_ray(blockers, column, row, dx, 1);
        result |= board_ray(blockers, column, row, dx, -1);
      }
      break;
    case BOARD_KNIGHT:
      result = board_knight_moves(square);
      break;
    default:
      result = board_ray(UINT64_MAX, column, row, -1, 1)
               | board_ray(UINT64_MAX, column, row, 1, 1);
  }
  return result;
}

/* Three in a row on a field of nine bits. */
_Bool board_three_wins(uint16_t marks) {
  static const uint16_t lines[8] = {
    0x007, 0x038, 0x1C0, 0x049, 0x092, 0x124, 0x111, 0x054
  };
  for (int i = 0; i < 8; i++) {
    if ((marks & lines[i]) == lines[i]) {
      return 1;
    }
  }
  return 0;
}

static int board_three_search(uint16_t mine, uint16_t theirs, int depth) {
  if (board_three_wins(theirs)) {
    return -1;
  }
  int best = -1;
  unsigned open = ~(unsigned)(mine | theirs) & 0x1FF;
  if (open == 0 || depth == 0) {
    return 0;
  }
  for (unsigned move = 1; move < 0x200 && best < 1; move <<= 1) {
    if (open & move) {
      int score = -board_three_search(theirs, (uint16_t)(mine | move), depth - 1);
      best = score > best ? score : best;
    }
  }
  return best;
}

/* 1 won, 0 open, -1 lost for the side to move, two moves ahead. */
int8_t board_three_value(uint16_t mine, uint16_t theirs) {
  mine &= 0x1FF;
  theirs &= (uint16_t)(0x1FF & ~mine);
  return (int8_t)board_three_search(mine, theirs, 2);
}

/* Heap sizes are nibbles; the move that leaves a lost position, or 0xFF. */
uint8_t board_nim_move(uint32_t heaps) {
  unsigned balance = 0;
  for (int i = 0; i < 32; i += 4) {
    balance ^= heaps >> i & 15;
  }
  for (unsigned i = 0; i < 8 && balance != 0; i++) {
    unsigned heap = heaps >> (4 * i) & 15;
    unsigned target = heap ^ balance;
    if (target < heap) {
      return (uint8_t)(i << 4 | (heap - target));
    }
  }
  return 0xFF;
}

/* Slides a row of four tiles to the left, joining equal ones once. */
uint16_t board_slide(uint16_t row) {
  unsigned result = 0;
  unsigned held = 0;
  int place = 12;
  for (int shift = 12; shift >= 0; shift -= 4) {
    unsigned tile = row >> shift & 15u;
    if (tile == 0) {
      continue;
    }
    if (held == tile && tile < 15) {
      result |= (tile + 1) << place;
      place -= 4;
      held = 0;
      continue;
    }
    if (held != 0) {
      result |= held << place;
      place -= 4;
    }
    held = tile;
  }
  if (held != 0) {
    result |= held << place;
  }
  return (uint16_t)result;
}

/* A generation of cells on a board of eight by eight whose edges meet. */
uint64_t board_generation(uint64_t cells) {
  uint64_t next = 0;
  for (int place = 0; place < 64; place++) {
    int around = 0;
    for (int i = 0; i < 9; i++) {
      int x = (place % 8 + i % 3 + 7) % 8;
      int y = (place / 8 + i / 3 + 7) % 8;
      around += i != 4 && (cells >> (8 * y + x) & 1);
    }
    if (around == 3 || (around == 2 && (cells >> place & 1))) {
      next |= UINT64_C(1) << place;
    }
  }
  return next;
}

/* 0 nothing, 1 pair, 2 two pairs, 3 three, 4 flush, 5 full, 6 four, 7 five alike. */
unsigned char board_hand_rank(const struct board_hand *hand) {
  uint8_t seen[16] = {0};
  unsigned same = 0;
  _Bool one_suit = 1;
  for (int i = 0; i < 5; i++) {
    same += seen[hand->cards[i].rank]++;
    one_suit = one_suit && hand->cards[i].suit == hand->cards[0].suit;
  }
  /* The number of equal pairs of cards tells the patterns apart. */
  switch (same) {
    case 10: return 7;
    case 6: return 6;
    case 4: return 5;
    default: break;
  }
  if (one_suit) {
    return 4;
  }
  return (unsigned char)same;
}

/* Best sum not above 21 when aces count one or eleven; 0 when overbought. */
uint8_t board_twenty_one(const uint8_t *ranks, size_t count) {
  unsigned sum = 0;
  _Bool ace = 0;
  if (count > 64) {
    count = 64;
  }
  for (size_t i = 0; i < count; i++) {
    unsigned rank = ranks[i] % 13u + 1;
    ace |= rank == 1;
    sum += rank > 10 ? 10 : rank;
  }
  if (ace && sum <= 11) {
    sum += 10;
  }
  return (uint8_t)(sum > 21 ? 0 : sum);
}

/* New rating after a game; result in halves: 0 lost, 1 drawn, 2 won. */
int board_rating(int16_t own, int16_t other, uint8_t result) {
  int gap = other - own;
  int expected; /* in hundredths */
  if (gap > 400) {
    gap = 400;
  } else if (gap < -400) {
    gap = -400;
  }
  expected = 50 - gap / 10;
  return own + ((result % 3) * 50 - expected) * 24 / 100;
}

/* Whether two queens given by squares threaten each other. */
_Bool board_queens_meet(unsigned char a, unsigned char b) {
  int dx = (a & 7) - (b & 7);
  int dy = (a >> 3 & 7) - (b >> 3 & 7);
  return dx == 0 || dy == 0 || dx == dy || dx == -dy;
}

static unsigned board_pins(const uint8_t *throws, size_t count, size_t at) {
  return at < count ? throws[at] % 11u : 0;
}

/* Score of ten frames of pins; strikes and spares count what follows. */
unsigned board_bowling(const uint8_t *throws, size_t count) {
  unsigned score = 0;
  size_t at = 0;
  if (count > 64) {
    return UINT_MAX;
  }
  for (int frame = 0; frame < 10 && at < count; frame++) {
    unsigned first = board_pins(throws, count, at);
    unsigned second = board_pins(throws, count, at + 1);
    score += first + second;
    if (first == 10 || first + second >= 10) {
      score += board_pins(throws, count, at + 2);
    }
    at += first == 10 ? 1 : 2;
  }
  return score;
}
