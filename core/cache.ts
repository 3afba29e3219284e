import { LRUCache } from 'lru-cache'
import { singleFlight } from './single-flight.ts'

type Options<T> = {
  /** The longest unused leaves first. */
  entries: number
  /** A value larger than all of it is not stored. */
  bytes?: { most: number; of: (value: T) => number }
  /** How long a value is good; 0 for one that is not stored at all, nothing for one that never ages. */
  ttl_ms?: number | ((value: T) => number | undefined)
  /** Elapsed time, never 0. Not the product's clock unless said so: how old a copy is does not follow a moved clock. */
  clock?: () => number
}

export type Cache<T> = {
  /** The value while it is good. */
  get(key: string): T | undefined
  set(key: string, value: T): void
  /** The value while it is good, else from one load that all share who ask meanwhile. A failure is not remembered. */
  load(key: string, make: () => Promise<T>): Promise<T>
  /** Loads anew, although the value may still be good; that stays when the new one cannot be stored. */
  reload(key: string, make: () => Promise<T>): Promise<T>
  /** All of them, or some. What is being loaded now is not stored either: it may be one of them. */
  clear(isGone?: (value: T) => boolean): void
}

/** Values by key in the memory of this process. A loaded one is as old as its load: it may have changed since that began. */
export function cache<T>({ entries, bytes, ttl_ms, clock = () => performance.now() }: Options<T>): Cache<T> {
  const values = new LRUCache<string, { value: T }>({
    max: entries,
    perf: { now: clock },
    ttlResolution: 0,
    ...(bytes && { maxSize: bytes.most, sizeCalculation: ({ value }) => Math.max(1, bytes.of(value)) }),
  })
  const begin = () => singleFlight<T>(undefined, clock)
  let flight = begin()
  const store = (key: string, value: T, start: number): void => {
    const ttl = typeof ttl_ms === 'function' ? ttl_ms(value) : ttl_ms
    if (ttl === undefined) values.set(key, { value })
    else if (ttl > 0) values.set(key, { value }, { ttl, start })
  }
  const reload = (key: string, make: () => Promise<T>): Promise<T> => {
    const mine = flight
    return mine(key, async () => {
      const start = clock()
      const value = await make()
      if (mine === flight) store(key, value, start)
      return value
    })
  }
  return {
    get: (key) => values.get(key)?.value,
    set: (key, value) => store(key, value, clock()),
    load: async (key, make) => {
      const known = values.get(key)
      return known ? known.value : reload(key, make)
    },
    reload,
    clear(isGone = () => true) {
      flight = begin()
      for (const [key, { value }] of [...values.entries()]) if (isGone(value)) values.delete(key)
    },
  }
}
