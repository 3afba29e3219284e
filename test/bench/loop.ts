import type { Load } from './load.ts'

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The same work over and over by so many at once: the ceiling of what a server could do with it. */
export async function loop(
  work: () => Promise<unknown>,
  options: { seconds?: number; connections?: number } = {},
): Promise<Load> {
  const { seconds = 6, connections = 20 } = options
  const began = performance.now()
  const until = began + seconds * 1000
  const took: number[] = []
  const one = async () => {
    while (performance.now() < until) {
      const start = performance.now()
      await work()
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  took.sort((a, b) => a - b)
  const per_second = (took.length / (performance.now() - began)) * 1000
  return { per_second, p50_ms: percentile(took, 0.5), p99_ms: percentile(took, 0.99), errors: 0 }
}
