package dev.assay.interpret.library;

import static dev.assay.interpret.library.Entry.entry;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.LibraryCall;
import java.util.List;
import java.util.stream.Stream;

/** Functions that are known and deliberately not run: files, time, signals, processes, locales. */
final class UnsupportedFunctions {
  private static final List<String> FILES =
      List.of(
          "fopen",
          "freopen",
          "fclose",
          "fdopen",
          "tmpfile",
          "tmpnam",
          "remove",
          "rename",
          "fseek",
          "ftell",
          "rewind",
          "fgetpos",
          "fsetpos",
          "fseeko",
          "ftello",
          "fileno",
          "open",
          "close",
          "read",
          "write",
          "lseek",
          "unlink",
          "stat",
          "fstat",
          "mkdir",
          "opendir",
          "getline",
          "getdelim",
          "gets",
          "popen",
          "pclose",
          "mmap",
          "munmap",
          "ioctl",
          "dup",
          "dup2",
          "pipe");
  private static final List<String> TIME =
      List.of(
          "time",
          "clock",
          "difftime",
          "mktime",
          "gmtime",
          "localtime",
          "strftime",
          "asctime",
          "ctime",
          "timespec_get",
          "gettimeofday",
          "clock_gettime",
          "sleep",
          "usleep",
          "nanosleep",
          "alarm");
  private static final List<String> PROCESSES =
      List.of(
          "signal",
          "raise",
          "sigaction",
          "sigprocmask",
          "kill",
          "fork",
          "vfork",
          "execve",
          "wait",
          "waitpid",
          "system",
          "getpid",
          "pthread_create",
          "pthread_join",
          "thrd_create",
          "thrd_join",
          "mtx_lock",
          "syscall",
          "dlopen",
          "dlsym",
          "setenv",
          "putenv",
          "getopt");
  private static final List<String> OTHERS =
      List.of(
          "setlocale",
          "localeconv",
          "iconv",
          "regcomp",
          "regexec",
          "strverscmp",
          "strsignal",
          "strerror_r",
          "fegetround",
          "feraiseexcept",
          "feclearexcept",
          "fegetenv",
          "fegetexceptflag",
          "fesetexceptflag",
          "fegetexcept",
          "drand48",
          "lrand48",
          "mrand48",
          "srand48",
          "erand48",
          "initstate",
          "setstate",
          "qsort_r",
          "hsearch",
          "tsearch",
          "lsearch",
          "lfind",
          "backtrace",
          "ucontext",
          "getcontext",
          "makecontext",
          "swapcontext");

  /** They test flags or set modes; a program that turns FENV_ACCESS on does not come here. */
  private static final List<String> ENVIRONMENT =
      List.of(
          "fetestexcept",
          "fetestexceptflag",
          "fesetround",
          "fesetmode",
          "fesetenv",
          "feholdexcept",
          "feupdateenv",
          "feenableexcept",
          "fedisableexcept");

  static final List<Entry> ENTRIES =
      Stream.concat(
              Stream.of(FILES, TIME, PROCESSES, OTHERS)
                  .flatMap(List::stream)
                  .map(name -> entry(name, "*", UnsupportedFunctions::unsupported)),
              ENVIRONMENT.stream().map(name -> entry(name, "*", UnsupportedFunctions::unseen)))
          .toList();

  private UnsupportedFunctions() {}

  private static Object unsupported(LibraryCall call) {
    throw call.unsupported("'" + call.name() + "'");
  }

  private static Object unseen(LibraryCall call) {
    throw call.undefined(
        UbKind.FENV_ACCESS,
        "'" + call.name() + "' is called where '#pragma STDC FENV_ACCESS ON' is not in force");
  }
}
