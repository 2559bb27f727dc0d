#include <stdio.h>

int main(void) {
  void *here = &&end;
  printf("%d\n", here == &&end);
end:
  return 0;
}
