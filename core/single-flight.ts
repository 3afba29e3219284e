/** Longer than any statement may take: what is still underway then will hardly ever end. */
const usualPatienceMs = 30_000

export type SingleFlight<T> = (key: string, load: () => Promise<T>) => Promise<T>

/**
 * Whoever asks for a key while it is being loaded waits for the same load, even if that fails. Nobody joins one that has
 * been underway for longer than `patienceMs`: the next to ask begins anew.
 */
export function singleFlight<T>(
  patienceMs = usualPatienceMs,
  clock: () => number = () => performance.now(),
): SingleFlight<T> {
  const underway = new Map<string, { loading: Promise<T>; since: number }>()
  return (key, load) => {
    const known = underway.get(key)
    if (known && clock() - known.since < patienceMs) return known.loading
    const mine = { loading: load(), since: clock() }
    underway.set(key, mine)
    const forget = () => {
      if (underway.get(key) === mine) underway.delete(key)
    }
    mine.loading.then(forget, forget)
    return mine.loading
  }
}
