#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  printf("%d %d %d\n", __builtin_clz(1u), __builtin_clzl(1ul), __builtin_clzll(0xffull));
  printf("%d %d %d\n", __builtin_ctz(8u), __builtin_ctzl(1ul << 40), __builtin_ffs(0));
  printf("%d %d %d\n", __builtin_ffsll(0x100ll), __builtin_popcount(0xff00u), __builtin_popcountll(-1ull));
  printf("%d %d %d\n", __builtin_parity(7u), __builtin_clrsb(-1), __builtin_clrsbll(1ll));
  printf("%x %x %llx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678u),
         (unsigned long long) __builtin_bswap64(0x0102030405060708ull));
  int i;
  unsigned u;
  unsigned char c;
  long l;
  printf("%d ", __builtin_add_overflow(INT_MAX, 1, &i));
  printf("%d ", i);
  printf("%d ", __builtin_sub_overflow(0u, 1u, &u));
  printf("%u ", u);
  printf("%d ", __builtin_mul_overflow(100, 3, &c));
  printf("%d ", c);
  printf("%d ", __builtin_smull_overflow(LONG_MAX, 2, &l));
  printf("%ld\n", l);
  printf("%ld %d\n", __builtin_expect(5, 1), __builtin_types_compatible_p(int, int));
  char buffer[10];
  __builtin_memset(buffer, 'x', 9);
  buffer[9] = 0;
  printf("%s %zu\n", buffer, __builtin_strlen(buffer));
  int object = 5;
  printf("%d ", __sync_fetch_and_add(&object, 3));
  printf("%d ", object);
  printf("%d ", __sync_bool_compare_and_swap(&object, 8, 1));
  printf("%d ", __atomic_exchange_n(&object, 9, __ATOMIC_SEQ_CST));
  printf("%d\n", __atomic_load_n(&object, __ATOMIC_RELAXED));
  atomic_int counter = 0;
  atomic_fetch_add(&counter, 4);
  int expected = 4;
  printf("%d ", atomic_compare_exchange_strong(&counter, &expected, 6));
  printf("%d ", atomic_load(&counter));
  printf("%d\n", atomic_exchange(&counter, 1));
  atomic_flag flag = ATOMIC_FLAG_INIT;
  printf("%d ", atomic_flag_test_and_set(&flag));
  printf("%d\n", atomic_flag_test_and_set(&flag));
  atomic_thread_fence(memory_order_seq_cst);
  printf("%d %d\n", __builtin_isnan(__builtin_nan("")), __builtin_isinf(__builtin_inf()));
  if (object != 9) __builtin_unreachable();
  return 0;
}
