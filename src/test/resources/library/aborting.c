#include <stdio.h>
#include <stdlib.h>

int main(void) {
  printf("kept\n");
  fflush(stdout);
  printf("lost\n");
  for (int i = 0; i < 3000; i++) printf("%03d", i % 1000);
  abort();
}
