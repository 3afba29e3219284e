/** Longer than any statement may take: what is still underway then will hardly ever end. */
const usualPatienceMs = 30_000

export type Sharing<T> = (key: string, make: () => Promise<T>) => Promise<T>

/**
 * Whoever asks for a key while it is being made waits for the same making, even if that fails. Nobody joins one that has
 * been underway for longer than `patienceMs`: the next to ask begins anew.
 */
export function sharing<T>(patienceMs = usualPatienceMs, clock: () => number = () => performance.now()): Sharing<T> {
  const underway = new Map<string, { making: Promise<T>; since: number }>()
  return (key, make) => {
    const known = underway.get(key)
    if (known && clock() - known.since < patienceMs) return known.making
    const mine = { making: make(), since: clock() }
    underway.set(key, mine)
    const forget = () => {
      if (underway.get(key) === mine) underway.delete(key)
    }
    mine.making.then(forget, forget)
    return mine.making
  }
}
