type Limits = { entries: number; bytes: number }
type Slot<T> = { value: T; bytes: number; since: number }

export type Keeper<T> = {
  find(key: string): { value: T; age_ms: number } | undefined
  keep(key: string, value: T, bytes: number): void
}

/** Things by key in the memory of this process: bounded in number and bytes, the longest unused leaves first. */
export function keeper<T>(limits: Limits, clock: () => number = () => performance.now()): Keeper<T> {
  const slots = new Map<string, Slot<T>>()
  let total = 0
  const drop = (key: string): void => {
    total -= slots.get(key)?.bytes ?? 0
    slots.delete(key)
  }
  return {
    find(key) {
      const slot = slots.get(key)
      if (!slot) return undefined
      // A map keeps the order of insertion: what is used goes to its end.
      slots.delete(key)
      slots.set(key, slot)
      return { value: slot.value, age_ms: clock() - slot.since }
    },
    keep(key, value, bytes) {
      drop(key)
      if (bytes > limits.bytes) return
      slots.set(key, { value, bytes, since: clock() })
      total += bytes
      for (const oldest of slots.keys()) {
        if (slots.size <= limits.entries && total <= limits.bytes) return
        drop(oldest)
      }
    },
  }
}
