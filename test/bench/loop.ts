import type { Load } from './load.ts'

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** What many of the same took, as a load. */
export function loadOf(took: readonly number[], ms: number, errors = 0): Load {
  const sorted = took.toSorted((a, b) => a - b)
  const per_second = (sorted.length / ms) * 1000
  return { per_second, p50_ms: percentile(sorted, 0.5), p99_ms: percentile(sorted, 0.99), errors }
}

/** The same work over and over by so many at once, until the time is over or the work says that none is left. */
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
      if ((await work()) === false) return
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return loadOf(took, performance.now() - began)
}
