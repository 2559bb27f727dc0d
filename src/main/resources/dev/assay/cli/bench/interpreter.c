int printf(const char *, ...);

enum op { PUSH, ADD, SUB, DUP, SWAP, JUMP_IF, STOP };

static const int code[] = {PUSH, 0, PUSH, 60000, DUP, JUMP_IF, 10, PUSH, 0, STOP,
                           SWAP, PUSH, 3, ADD, SWAP, PUSH, 1, SUB, PUSH, 1, JUMP_IF, 4};

static int run(void) {
  int stack[16] = {0};
  int top = 0, at = 0;
  for (;;) {
    switch ((enum op)code[at++]) {
    case PUSH:
      stack[top++] = code[at++];
      break;
    case ADD:
      top--;
      stack[top - 1] += stack[top];
      break;
    case SUB:
      top--;
      stack[top - 1] -= stack[top];
      break;
    case DUP:
      stack[top] = stack[top - 1];
      top++;
      break;
    case SWAP: {
      int t = stack[top - 1];
      stack[top - 1] = stack[top - 2];
      stack[top - 2] = t;
      break;
    }
    case JUMP_IF:
      if (stack[--top] != 0)
        at = code[at];
      else
        at++;
      break;
    case STOP:
      return stack[0];
    }
  }
}

int main(void) {
  printf("%d\n", run());
  return 0;
}
