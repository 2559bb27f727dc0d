#include <limits.h>
#include <stdio.h>

#define N 6
static const int weight[N][N] = {
    {0, 7, 9, 0, 0, 14}, {7, 0, 10, 15, 0, 0}, {9, 10, 0, 11, 0, 2},
    {0, 15, 11, 0, 6, 0}, {0, 0, 0, 6, 0, 9}, {14, 0, 2, 0, 9, 0}};

int main(void) {
  int dist[N], done[N] = {0}, from[N];
  for (int i = 0; i < N; i++) dist[i] = INT_MAX, from[i] = -1;
  dist[0] = 0;
  for (int k = 0; k < N; k++) {
    int u = -1;
    for (int i = 0; i < N; i++)
      if (!done[i] && (u < 0 || dist[i] < dist[u])) u = i;
    done[u] = 1;
    for (int v = 0; v < N; v++)
      if (weight[u][v] && dist[u] + weight[u][v] < dist[v]) dist[v] = dist[u] + weight[u][v], from[v] = u;
  }
  for (int i = 0; i < N; i++) printf("%d:%d<-%d ", i, dist[i], from[i]);
  puts("");
  int f[N][N];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) f[i][j] = i == j ? 0 : weight[i][j] ? weight[i][j] : 1000;
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        if (f[i][k] + f[k][j] < f[i][j]) f[i][j] = f[i][k] + f[k][j];
  printf("%d %d\n", f[0][4], f[1][5]);
  return 0;
}
