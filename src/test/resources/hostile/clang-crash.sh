# family: CLANG
# verdict: crash
# signature: Loop Vectorizer
compiling || exit 1
printf '%s\n' >&2 \
  'PLEASE submit a bug report to the tracker and include the crash backtrace.' \
  'Stack dump:' \
  '0.	Program arguments: clang -cc1 test.c' \
  '1.	<eof> parser at end of file' \
  '2.	Optimizer' \
  "3.	Running pass 'Loop Vectorizer' on function '@main'" \
  'clang: error: unable to execute command: Segmentation fault' \
  'clang: error: clang frontend command failed due to signal (use -v to see invocation)'
exit 139
