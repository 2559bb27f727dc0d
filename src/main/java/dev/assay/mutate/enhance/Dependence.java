package dev.assay.mutate.enhance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What programs may depend on beside their text, with the functions of the library that ask it. */
enum Dependence {
  INPUT(
      "reads input",
      "scanf fscanf vscanf vfscanf getchar getc fgetc ungetc gets fgets fread getline getdelim"
          + " getw getwchar getwc fgetwc fgetws wscanf fwscanf read pread readv getchar_unlocked"
          + " getc_unlocked fgetc_unlocked fread_unlocked fgets_unlocked __isoc99_scanf"
          + " __isoc99_fscanf _IO_getc getopt getopt_long"),
  FILES(
      "uses files",
      "fopen freopen fdopen fmemopen open_memstream tmpfile tmpnam mkstemp remove rename fseek"
          + " ftell rewind fgetpos fsetpos fseeko ftello fileno open openat creat close lseek"
          + " unlink stat fstat lstat access mkdir rmdir opendir readdir popen pclose mmap munmap"
          + " mprotect ioctl fcntl dup dup2 pipe truncate chdir getcwd"),
  OTHER_OUTPUT(
      "prints in a way that cannot be caught",
      "perror putw write pwrite writev dprintf vdprintf wprintf fwprintf vwprintf vfwprintf"
          + " __printf_chk __fprintf_chk __vprintf_chk __vfprintf_chk"
          + " putwchar putwc fputwc fputws psignal syslog err errx verr verrx warn warnx vwarn"
          + " vwarnx error"),
  TIME(
      "asks for the time",
      "time clock mktime gmtime localtime strftime ctime timespec_get gettimeofday clock_gettime"
          + " times getrusage sleep usleep nanosleep alarm"),
  RANDOM(
      "gives numbers that differ from library to library",
      "rand srand rand_r random srandom drand48 lrand48 mrand48 srand48 erand48 initstate setstate"
          + " arc4random getrandom getentropy"),
  ENVIRONMENT(
      "depends on the machine and on how the program is started",
      "getenv secure_getenv setenv putenv unsetenv getpid getppid getuid geteuid getlogin"
          + " gethostname uname sysconf getpagesize setlocale localeconv dlopen dlsym backtrace"
          + " sbrk brk malloc_usable_size mallinfo on_exit"),
  PROCESSES(
      "starts, stops or signals processes or threads",
      "system fork vfork execl execlp execv execve execvp wait waitpid kill raise signal sigaction"
          + " sigprocmask sigsuspend pause setitimer pthread_create pthread_join pthread_exit"
          + " thrd_create thrd_join thrd_exit syscall getcontext setcontext makecontext"
          + " swapcontext");

  private static final Map<String, Dependence> BY_FUNCTION = byFunction();

  private final String words;
  private final String functions;

  Dependence(String words, String functions) {
    this.words = words;
    this.functions = functions;
  }

  static Optional<Dependence> of(String function) {
    return Optional.ofNullable(BY_FUNCTION.get(function));
  }

  /** For people, after the name of a function. */
  String words() {
    return words;
  }

  private static Map<String, Dependence> byFunction() {
    Map<String, Dependence> all = new HashMap<>();
    for (Dependence one : values()) {
      List.of(one.functions.split(" ")).forEach(function -> all.put(function, one));
    }
    return Map.copyOf(all);
  }
}
