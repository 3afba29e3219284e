import type { LimitPort, LimitRule } from '#core/ports.ts'

export type Count = { key: string; rule: LimitRule }
type Taken = { ok: boolean; wait_seconds: number }

/**
 * One try of each count, or none: a refused try uses nothing up. Never inside a transaction, it has its own.
 * The first that refuses ends it, so name the narrowest first: were all taken at once, the tries of those who are refused
 * would meanwhile stand in the way of the one who is not.
 */
export async function takeAll(limits: LimitPort, counts: readonly Count[]): Promise<Taken> {
  const taken: Awaited<ReturnType<LimitPort['take']>>[] = []
  for (const { key, rule } of counts) {
    const one = await limits.take(key, rule)
    taken.push(one)
    if (one.ok) continue
    await giveAll(limits, counts.slice(0, taken.length))
    return { ok: false, wait_seconds: one.retry_after_seconds }
  }
  const spent = taken.filter(({ left }) => left === 0)
  return { ok: true, wait_seconds: Math.max(0, ...spent.map((one) => one.retry_after_seconds)) }
}

/** Takes the tries back once it turns out that they were no failures. */
export const giveAll = async (limits: LimitPort, counts: readonly Count[]): Promise<void> => {
  await Promise.all(counts.map(({ key }) => limits.give(key)))
}
