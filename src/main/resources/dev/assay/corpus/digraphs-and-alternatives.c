/* Digraphs, spellings of iso646.h, spliced lines and odd but valid layouts. */
%:include <iso646.h>
#include <stdio.h>

%:define JOIN(a, b) a %:%: b
#define TEXT(x) %:x

static int table<:4:> = <% 1, 2, 3, 4 %>;

int main(void) <%
  int to\
tal = 0;
  for (int i = 0; i < 4 and not (i > 9); i++)
    total += table<:i:> bitor 8;
  int JOIN(na, me) = total xor 5;
  name and_eq compl 4;
  name or_eq 64;
  printf("%d %d %s\n", total, name, TEXT(<: a :>));
  printf("%d\n", total+++name); // one token, then two \
  printf("not here\n");
  printf("%d %d\n", total not_eq 49, - -name);
  return 0 ?/* a comment */1:0/**/;
%>
