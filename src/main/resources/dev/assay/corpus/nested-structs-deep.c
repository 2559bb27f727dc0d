/* Paths of members through structs, arrays and pointers, read and written from several sides. */
#include <stdio.h>

struct leaf { short v[2]; };
struct twig { struct leaf leaves[3]; struct leaf *best; };
struct branch { struct twig twigs[2]; int total; };
struct tree { struct branch branches[2]; struct branch *heavy; };

static void fill(struct tree *t) {
  int n = 0;
  for (int b = 0; b < 2; b++) {
    for (int w = 0; w < 2; w++) {
      struct twig *twig = &t->branches[b].twigs[w];
      twig->best = twig->leaves;
      for (int l = 0; l < 3; l++) {
        twig->leaves[l].v[0] = (short)(n * 7 % 23);
        twig->leaves[l].v[1] = (short)n++;
        if (twig->leaves[l].v[0] > twig->best->v[0]) {
          twig->best = &twig->leaves[l];
        }
      }
      t->branches[b].total += twig->best->v[0] * 10 + twig->best->v[1];
    }
  }
  t->heavy = &t->branches[t->branches[1].total > t->branches[0].total];
}

int main(void) {
  struct tree t = {.heavy = 0};
  fill(&t);
  printf("%d %d\n", t.branches[0].total, t.branches[1].total);
  t.heavy->twigs[1].best->v[1] += 100;
  int sum = 0;
  for (int b = 0; b < 2; b++) {
    for (int l = 0; l < 3; l++) {
      sum = sum * 3 + t.branches[b].twigs[1].leaves[l].v[1];
    }
  }
  printf("%d %td\n", sum, t.heavy - t.branches);
  return 0;
}
