#include <stdio.h>

int main(void) {
  int i = 300;
  printf("%d\n", (int)(unsigned char)i);
  printf("%d\n", (signed char)(unsigned char)200);
  printf("%ld\n", (long)(int)(unsigned)-1);
  printf("%lu\n", (unsigned long)(signed char)-1);
  printf("%lu\n", (unsigned long)(unsigned char)-1);
  printf("%g\n", (double)(float)(int)3.99);
  printf("%d\n", (_Bool)(unsigned char)256);
  printf("%d\n", (unsigned char)(_Bool)256);
  printf("%u\n", (unsigned)(short)0x8000);
  printf("%lld\n", (long long)(short)(unsigned short)65535);
  printf("%d\n", (int)(long)(int *)0);
  (void)i;
  printf("%d\n", ((char)i, (short)i));
  printf("%g\n", (float)0.1 - 0.1);
  return 0;
}
