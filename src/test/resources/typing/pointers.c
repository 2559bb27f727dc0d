/* Pointers: decay, arithmetic, comparison, conditional, assignment, null. */
typedef int array_t[4];
typedef int function_t(int);
typedef const int ci;
struct s { int a; struct s *next; int array[3]; const char *name; struct { int in; union { float f; int g; }; }; } v, *sp, sa[2];
const struct s cs = {0};
struct open;
struct open *op;

int i, *ip, **ipp, a[10], m[3][4];
const int *cip;
volatile int *vip;
const volatile int *cvip;
int *const ipc = &i;
int *restrict rip;
char *cp, c;
unsigned char *ucp;
const char *ccp = "text";
void *vp;
const void *cvp;
unsigned u;
long l;
array_t ta, *tap;
const array_t cta = {1, 2};
ci *cti;
int f(int), g(), (*fp)(int), (*fpa[2])(int);
function_t tf, *tfp;
_Bool b;
double d;

void decay(void) {
  a; m; *m; **m; *a; &a; &m[1]; m[1][2]; a[i]; i[a]; a[c]; a[u]; a[l]; 2["text"]; "text"[1]; *"text"; &"text"; sizeof a; sizeof(a + 0); &*a; *&a;
  ta; cta; *cta; &cta; tap; *tap; (*tap)[1]; *tap[0];
  f; *f; **f; &f; f(1); (*f)(1); (**f)(c); (&f)(d); fp(1); (*fp)(2); (****fp)(3); fpa[1](4); tf(1); tfp(2); (*tfp)(3); g(); g(c, d, 1.0f, u);
  v.array; v.array[1]; sp->array; *sp->array; sp->next->next->a; sa->a; sa[1].name; (*sp).a; &sp->a; &sp->array[1]; cs.array; cs.array[1]; cs.a; cs.next; cs.name;
  v.in; sp->f; cs.g; &cs.in; &v.g; sp->next->in;
}

void arithmetic(void) {
  ip + 1; 1 + ip; ip - 1; ip + c; ip + l; ip - u; a + 1; 1 + a; a - 1; ip - ip; a - ip; ip - cip; ip++; --ip; ip += 1; ip -= c; ip += l; ipp + 1;
  m + 1; *(m + 1); vp + 1; vp++; cp += 'a'; f + 1; &a[1] - a; &a + 1; cip - vip; sa + 1; sp++; tap + 1;
}

void comparison(void) {
  ip == 0; 0 == ip; ip != (void *)0; (void *)0 == ip; ip == vp; vp == ip; ip < a; a > ip; ip == cip; cip == ip; cip != vip; ip == ipc; fp == f; f == 0; fp != (void *)0;
  vp == 0; cvp == vp; cvp == ip; vp == (void *)0; !ip; !a; !f; ip && a; f || ip; ip ? 1 : 2; ip == rip; op == 0; op == vp; "a" == ccp; ccp == "a"; ip == 0L; ip == (1 - 1); ip == '\0'; cp < ccp;
}

void conditional(void) {
  i ? ip : 0; i ? 0 : ip; i ? ip : (void *)0; i ? (void *)0 : ip; i ? ip : vp; i ? vp : ip; i ? cip : ip; i ? ip : cip; i ? cip : vip; i ? cip : vp; i ? vp : cip; i ? cvp : ip;
  i ? a : ip; i ? f : fp; i ? f : 0; i ? "a" : "bcd"; i ? ccp : "b"; i ? &a : 0; i ? v : sa[0]; i ? cs : v; i ? (void)0 : (void)1; ip ?: a; cip ?: ip; ccp ?: "x"; i ? ip : 0L;
  i ? m : 0; i ? *m : a; ip ? i : c; vp ? d : i; i ? sp : 0; (i ? sp : &v)->a; (i ? v : sa[1]).a; i ? ipp : (int *const *)ipp; i ? cta : a; a ?: ip;
}

void assignment(void) {
  ip = 0; ip = a; ip = (void *)0; ip = vp; vp = ip; cip = ip; cvip = cip; cvp = ip; cvp = cip; cvp = vp; ccp = "a"; cp = vp; fp = f; fp = &f; fp = 0; fp = *f; sp = &v; sp = sa; vp = 0; vp = (void *)0; b = ip; b = a;
  v = *sp; v = sa[1]; v = cs; *sp = cs; op = 0; op = vp; ip = &i; ipp = &ip; ip = *ipp; tap = &a; tap = &ta; tfp = f; fp = tf; ip = ta; cip = cta; cti = ip; ip = '\0'; ip = 1 - 1; ip = 0L; ip = i ? a : 0; rip = ip; vip = ip; cvip = vip;
  *ip = c; a[1] = d; m[1][2] = u; v.a = l; sp->array[1] = c; *ipc = 3; v.name = ccp; v.f = i; sp->g = d;
}

void casts(void) {
  (int *)0; (void *)0; (int *)vp; (char *)ip; (const int *)ip; (int *)cip; (long)ip; (int *)l; (int *)i; (char)l; (_Bool)ip; (void)ip; (unsigned long)a; (void *)a; (int (*)(void))f; (void *)f; (int *)ip; (const int *)cip; (struct s *)vp; (struct s)v; (int *)'\0'; (void *)1; (char *)0L; (void (*)(void))0; (int **)cip;
  (long)&((struct s *)0)->name; (int *)(void *)0;
}

int take(int *, const char *, void *, const void *, float, _Bool, struct s, int (*)(int), int[3], const int *);
void calls(void) {
  take(a, cp, ip, cip, d, ip, v, f, a, a);
  take(0, 0, 0, 0, 1, 2.0, *sp, 0, 0, 0);
  take((void *)0, "x", sp, "y", c, c, cs, fp, ip, cta);
  take(vp, vp, vp, vp, u, d, sa[1], &f, vp, vp);
}
int *return_pointer(int k) { if (k == 1) return 0; if (k == 2) return a; if (k == 3) return vp; return &i; }
const char *return_string(void) { return "text"; }
struct s return_struct(void) { return v; }
void members_of_values(void) { return_struct().a; return_struct().array[1]; return_struct().next->a; return_struct().name[0]; *return_struct().array; (v = cs).a; return_struct().in; return_struct().f + 1; }
