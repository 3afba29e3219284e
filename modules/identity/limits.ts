import type { LimitPort, LimitRule } from '#core/ports.ts'

export type Count = { key: string; rule: LimitRule }
type Taken = { ok: boolean; wait_seconds: number }

/** One try of each count, or none: a refused try uses nothing up. Never inside a transaction, it has its own. */
export async function takeAll(limits: LimitPort, counts: readonly Count[]): Promise<Taken> {
  const taken = await Promise.all(counts.map(({ key, rule }) => limits.take(key, rule)))
  const ok = taken.every((one) => one.ok)
  if (!ok) await giveAll(limits, counts)
  const spent = taken.filter((one) => (ok ? one.left === 0 : !one.ok))
  return { ok, wait_seconds: Math.max(0, ...spent.map((one) => one.retry_after_seconds)) }
}

/** Takes the tries back once it turns out that they were no failures. */
export const giveAll = async (limits: LimitPort, counts: readonly Count[]): Promise<void> => {
  await Promise.all(counts.map(({ key }) => limits.give(key)))
}
