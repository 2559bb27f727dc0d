package dev.assay.interpret.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.interpret.UbKind;
import org.junit.jupiter.api.Test;

/** Strings, and what is undefined about them. */
class StringTest {
  private final Bench bench = Bench.plain();

  @Test
  void copiesCarryTheirEnd() {
    long to = bench.array(10);
    assertEquals(to, bench.call("strcpy", to, "hello"));
    assertEquals("hello", bench.stringAt(to));
    assertEquals(to, bench.call("strcat", to, "!!"));
    assertEquals("hello!!", bench.stringAt(to));
    assertEquals(to + 2, bench.call("stpcpy", to, "ab"));
    assertEquals(to, bench.call("strncpy", to, "xyz", 2L));
    assertEquals("xy", bench.stringAt(to));
  }

  @Test
  void copyBeyondTheEndIsOutOfBounds() {
    assertEquals(UbKind.OUT_OF_BOUNDS, bench.undefined("strcpy", bench.array(3), "abc"));
    assertEquals(UbKind.OUT_OF_BOUNDS, bench.undefined("memset", bench.array(3), 0, 4L));
  }

  @Test
  void overlappingCopyIsUndefined() {
    long text = bench.string("abcdef");
    assertEquals(UbKind.OVERLAPPING_COPY, bench.undefined("memcpy", text + 1, text, 3L));
    assertEquals(UbKind.OVERLAPPING_COPY, bench.undefined("strcpy", text + 1, text));
    assertEquals(text + 1, bench.call("memmove", text + 1, text, 3L));
    assertEquals("aabcef", bench.stringAt(text));
  }

  @Test
  void nullIsNoString() {
    assertEquals(UbKind.LIBRARY_ARGUMENT, bench.undefined("strlen", 0L));
    assertEquals(UbKind.LIBRARY_ARGUMENT, bench.undefined("memcpy", bench.array(1), 0L, 0L));
  }

  @Test
  void stringsNeedValuesAndAnEnd() {
    assertEquals(UbKind.INDETERMINATE_VALUE, bench.undefined("strlen", bench.array(4)));
    long full = bench.array(2);
    bench.call("memset", full, 65, 2L);
    assertEquals(UbKind.LIBRARY_ARGUMENT, bench.undefined("strlen", full));
    assertEquals(2L, bench.call("strnlen", full, 2L));
  }

  @Test
  void searchesFindTheirPlace() {
    long text = bench.string("a,b;;c");
    assertEquals(text + 1, bench.call("strchr", text, (int) ','));
    assertEquals(0L, bench.call("strchr", text, (int) 'x'));
    assertEquals(text + 6, bench.call("strchr", text, 0));
    assertEquals(text + 4, bench.call("strrchr", text, (int) ';'));
    assertEquals(text + 3, bench.call("strstr", text, ";;"));
    assertEquals(1L, bench.call("strspn", text, "abc"));
    assertEquals(3L, bench.call("strcspn", text, ";"));
    assertEquals(text + 1, bench.call("strpbrk", text, ";,"));
    assertEquals(text + 2, bench.call("memchr", text, (int) 'b', 100L));
  }

  @Test
  void tokensAreCutInPlace() {
    long text = bench.string("--one-two--");
    assertEquals("one", bench.stringAt((Long) bench.call("strtok", text, "-")));
    assertEquals("two", bench.stringAt((Long) bench.call("strtok", 0L, "-")));
    assertEquals(0L, bench.call("strtok", 0L, "-"));
  }

  @Test
  void comparisonsHaveOnlyASign() {
    assertEquals(-2L, bench.call("strcmp", "abc", "abe"));
    assertEquals(0L, bench.call("strncmp", "abc", "abe", 2L));
    assertEquals(0L, bench.call("strcasecmp", "ABC", "abc"));
    Object other = Bench.other().call("strcmp", "abc", "abe");
    assertNotEquals(-2L, other);
    assertEquals(-1, Long.signum((Long) other));
  }

  @Test
  void charactersMustBeInRange() {
    assertNotEquals(0L, bench.call("isalpha", (int) 'x'));
    assertEquals(0L, bench.call("isalpha", -1));
    assertEquals(UbKind.LIBRARY_ARGUMENT, bench.undefined("isalpha", -2));
    assertEquals(UbKind.LIBRARY_ARGUMENT, bench.undefined("toupper", 256));
    assertEquals((long) 'X', bench.call("toupper", (int) 'x'));
  }

  @Test
  void checkedFormsDoTheSame() {
    long to = bench.array(10);
    assertEquals(to, bench.call("__builtin___strcpy_chk", to, "hi", 10L));
    assertEquals("hi", bench.stringAt(to));
  }
}
