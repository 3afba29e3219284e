/**
 * What was taken not long ago, else taken now: however many ask, at most once in so long. What could not be taken is
 * nothing, for as long.
 */
export function lately<T>(
  ms: number,
  take: () => Promise<T>,
  clock: () => number = () => performance.now(),
): () => Promise<T | undefined> {
  let last: { taken: Promise<T | undefined>; at: number } | undefined
  return () => {
    if (!last || clock() - last.at >= ms) last = { taken: take().catch(() => undefined), at: clock() }
    return last.taken
  }
}
