#include <stdio.h>

enum op { PUSH, ADD, SUB, MUL, JNZ, DUP, SWAP, DROP, PRINT, HALT };
struct insn { unsigned op : 4; int arg : 12; };

static void run(const struct insn *code) {
  long stack[16];
  int sp = 0, pc = 0;
  for (;;) {
    struct insn i = code[pc++];
    switch ((enum op)i.op) {
      case PUSH: stack[sp++] = i.arg; break;
      case ADD: sp--; stack[sp - 1] += stack[sp]; break;
      case SUB: sp--; stack[sp - 1] -= stack[sp]; break;
      case MUL: sp--; stack[sp - 1] *= stack[sp]; break;
      case JNZ: if (stack[--sp]) pc = i.arg; break;
      case DUP: stack[sp] = stack[sp - 1]; sp++; break;
      case SWAP: {
        long t = stack[sp - 1];
        stack[sp - 1] = stack[sp - 2];
        stack[sp - 2] = t;
        break;
      }
      case DROP: sp--; break;
      case PRINT: printf("%ld\n", stack[--sp]); break;
      case HALT: return;
    }
  }
}

int main(void) {
  static const struct insn factorial[] = {
      {PUSH, 1}, {PUSH, 10}, {DUP, 0}, {JNZ, 5}, {HALT, 0},
      {SWAP, 0}, {PUSH, 0}, {ADD, 0}, {PUSH, 2}, {MUL, 0},
      {SWAP, 0}, {PUSH, -1}, {ADD, 0}, {DUP, 0}, {JNZ, 5},
      {DROP, 0}, {PRINT, 0}, {HALT, 0}};
  run(factorial);
  return 0;
}
