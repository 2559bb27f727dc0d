/* Graphs: tiny graphs kept as bit rows or parent arrays, walked and measured. */

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define GRAPH_NODES 8
#define GRAPH_FAR 255

/* Row i of the bytes holds the nodes that i has an edge to. */
struct graph_bits {
  uint8_t row[GRAPH_NODES];
};

struct graph_costs {
  uint8_t cost[5][5]; /* zero stands for "no edge" */
};

static uint8_t graph_row(uint64_t edges, unsigned node) {
  return (uint8_t)(edges >> (8 * (node & 7)));
}

static int graph_lowest(uint8_t set) {
  int node = 0;
  while (node < GRAPH_NODES && !(set >> node & 1)) {
    node++;
  }
  return node;
}

/* All nodes that can be reached, the start included. */
uint8_t graph_reach(uint64_t edges, uint8_t start) {
  uint8_t seen = 0;
  uint8_t fresh = (uint8_t)(1u << (start & 7));
  while (fresh != 0) {
    int node = graph_lowest(fresh);
    seen |= (uint8_t)(1u << node);
    fresh |= graph_row(edges, (unsigned)node);
    fresh &= (uint8_t)~seen;
  }
  return seen;
}

/* Number of parts when edges may be used both ways. */
unsigned graph_components(uint64_t edges) {
  uint64_t both = edges;
  unsigned parts = 0;
  uint8_t left = 0xFF;
  for (int a = 0; a < GRAPH_NODES; a++) {
    for (int b = 0; b < GRAPH_NODES; b++) {
      if (edges >> (8 * a + b) & 1) {
        both |= UINT64_C(1) << (8 * b + a);
      }
    }
  }
  while (left != 0) {
    left &= (uint8_t)~graph_reach(both, (uint8_t)graph_lowest(left));
    parts++;
  }
  return parts;
}

/* Fewest edges from one node to another, or -1. */
int graph_hops(const struct graph_bits *graph, uint8_t from, uint8_t to) {
  uint8_t wave = (uint8_t)(1u << (from & 7));
  uint8_t seen = wave;
  uint8_t goal = (uint8_t)(1u << (to & 7));
  for (int hops = 0; wave != 0; hops++) {
    if (wave & goal) {
      return hops;
    }
    uint8_t next = 0;
    for (int node = 0; node < GRAPH_NODES; node++) {
      if (wave >> node & 1) {
        next |= graph->row[node];
      }
    }
    wave = next & (uint8_t)~seen;
    seen |= next;
  }
  return -1;
}

void graph_close(struct graph_bits *graph) {
  for (int via = 0; via < GRAPH_NODES; via++) {
    for (int from = 0; from < GRAPH_NODES; from++) {
      if (graph->row[from] >> via & 1) {
        graph->row[from] |= graph->row[via];
      }
    }
  }
}

/* Nodes in an order that follows all edges, three bits each; zero with a cycle. */
uint32_t graph_order(const struct graph_bits *graph) {
  uint8_t left = 0xFF;
  uint32_t order = 0;
  while (left != 0) {
    uint8_t entered = 0;
    for (int node = 0; node < GRAPH_NODES; node++) {
      if (left >> node & 1) {
        entered |= graph->row[node];
      }
    }
    uint8_t ready = left & (uint8_t)~entered;
    if (ready == 0) {
      return 0;
    }
    int next = graph_lowest(ready);
    order = order << 3 | (uint32_t)next;
    left &= (uint8_t)~(1u << next);
  }
  return order;
}

/* Two sides such that all edges cross; the side of node 0, or 0 if there are none. */
uint8_t graph_two_sides(const struct graph_bits *graph) {
  uint8_t side[2] = {0, 0};
  for (int start = 0; start < GRAPH_NODES; start++) {
    if ((side[0] | side[1]) >> start & 1) {
      continue;
    }
    side[0] |= (uint8_t)(1u << start);
    _Bool grew;
    do {
      grew = 0;
      for (int a = 0; a < GRAPH_NODES; a++) {
        for (int b = 0; b < GRAPH_NODES; b++) {
          if (!(graph->row[a] >> b & 1) && !(graph->row[b] >> a & 1)) {
            continue;
          }
          for (int s = 0; s < 2; s++) {
            if ((side[s] >> a & 1) && !(side[1 - s] >> b & 1)) {
              side[1 - s] |= (uint8_t)(1u << b);
              grew = 1;
            }
          }
        }
      }
      if (side[0] & side[1]) {
        return 0;
      }
    } while (grew);
  }
  return side[0];
}

/* Cheapest way between two of five places. */
uint8_t graph_cheapest(const struct graph_costs *graph, uint8_t from, uint8_t to) {
  uint8_t best[5];
  unsigned done = 0;
  memset(best, GRAPH_FAR, sizeof best);
  best[from % 5] = 0;
  for (;;) {
    int nearest = -1;
    for (int i = 0; i < 5; i++) {
      if (!(done >> i & 1) && best[i] != GRAPH_FAR
          && (nearest < 0 || best[i] < best[nearest])) {
        nearest = i;
      }
    }
    if (nearest < 0 || nearest == to % 5) {
      return best[to % 5];
    }
    done |= 1u << nearest;
    for (int i = 0; i < 5; i++) {
      unsigned edge = graph->cost[nearest][i];
      if (edge != 0 && best[nearest] + edge < best[i]) {
        best[i] = (uint8_t)(best[nearest] + edge);
      }
    }
  }
}

/* Parents as places in the array; roots point at themselves or nowhere. */
static uint8_t graph_root(const uint8_t *parents, size_t count, uint8_t node) {
  for (size_t steps = 0; steps < count; steps++) {
    uint8_t up = parents[node];
    if (up >= count || up == node) {
      break;
    }
    node = up;
  }
  return node;
}

/* Joins the trees of two nodes; false if they were one already. */
_Bool graph_unite(uint8_t *parents, size_t count, uint8_t a, uint8_t b) {
  if (count > 64) {
    count = 64;
  }
  if (a >= count || b >= count) {
    return 0;
  }
  uint8_t top_a = graph_root(parents, count, a);
  uint8_t top_b = graph_root(parents, count, b);
  if (top_a == top_b) {
    return 0;
  }
  parents[top_b] = top_a;
  return 1;
}

/* Length of the longest way up; a loop among the parents counts as endless. */
int graph_depth(const uint8_t *parents, size_t count) {
  int deepest = 0;
  if (count > 64) {
    count = 64;
  }
  for (size_t start = 0; start < count; start++) {
    size_t node = start;
    int depth = 1;
    while (parents[node] < count && parents[node] != node) {
      node = parents[node];
      if (++depth > (int)count) {
        return -1;
      }
    }
    deepest = depth > deepest ? depth : deepest;
  }
  return deepest;
}

static unsigned graph_paint(uint64_t *land, int place, int depth) {
  if (place < 0 || place > 63 || depth == 0 || !(*land >> place & 1)) {
    return 0;
  }
  *land &= ~(UINT64_C(1) << place);
  unsigned size = 1;
  size += graph_paint(land, place - 8, depth - 1);
  size += graph_paint(land, place + 8, depth - 1);
  if (place % 8 != 0) {
    size += graph_paint(land, place - 1, depth - 1);
  }
  if (place % 8 != 7) {
    size += graph_paint(land, place + 1, depth - 1);
  }
  return size;
}

/* Size of the island at a place of a map of eight by eight fields. */
unsigned graph_island_size(uint64_t land, uint8_t place) {
  return graph_paint(&land, place & 63, 64);
}

unsigned char graph_islands(uint64_t land) {
  unsigned char islands = 0;
  for (int place = 0; land != 0; place++) {
    if (graph_paint(&land, place, 64) > 0) {
      islands++;
    }
  }
  return islands;
}

/* Edges that leave a set of nodes. */
size_t graph_cut(uint64_t edges, uint8_t inside) {
  size_t cut = 0;
  for (unsigned node = 0; node < GRAPH_NODES; node++) {
    if (!(inside >> node & 1)) {
      continue;
    }
    unsigned leaving = graph_row(edges, node) & ~(unsigned)inside;
    for (; leaving != 0; leaving &= leaving - 1) {
      cut++;
    }
  }
  return cut;
}
