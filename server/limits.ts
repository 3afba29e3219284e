import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { LimitPort, LimitRule } from '#core/ports.ts'
import { rate_limits } from '#database/tables.ts'

/** Counters in PostgreSQL: they hold across processes and restarts. One statement, so a race cannot slip through. */
export function storedLimits(db: Db, clock: () => Date): LimitPort {
  return {
    async take(key, rule) {
      const now = clock().getTime()
      const expire = now + rule.seconds * 1000
      const over = sql`${rate_limits.expire} <= ${now}`
      const [row] = await db
        .insert(rate_limits)
        .values({ key, points: 1, expire })
        .onConflictDoUpdate({
          target: rate_limits.key,
          set: {
            points: sql`case when ${over} then 1 else ${rate_limits.points} + 1 end`,
            expire: sql`case when ${over} then excluded.expire else ${rate_limits.expire} end`,
          },
        })
        .returning({ points: rate_limits.points, expire: rate_limits.expire })
      const wait = Math.max(1, Math.ceil(((row?.expire ?? expire) - now) / 1000))
      const left = rule.points - (row?.points ?? 1)
      return { ok: left >= 0, left: Math.max(0, left), retry_after_seconds: wait }
    },
    async give(key) {
      const points = sql`greatest(${rate_limits.points} - 1, 0)`
      await db.update(rate_limits).set({ points }).where(sql`${rate_limits.key} = ${key}`)
    },
    async forget(key) {
      await db.delete(rate_limits).where(sql`${rate_limits.key} = ${key}`)
    },
  }
}

/** Takes one try: seconds to wait where there was none. */
export type Take = (key: string, rule: LimitRule) => number | undefined | Promise<number | undefined>

/** Counters of this process alone: cheap enough for every request. Bounded, so many addresses cannot fill memory. */
export function memoryLimits(clock: () => number, most = 50_000): (key: string, rule: LimitRule) => number | undefined {
  const windows = new Map<string, { points: number; ends: number }>()
  return (key, rule) => {
    const now = clock()
    const existing = windows.get(key)
    const open = existing && existing.ends > now ? existing : { points: 0, ends: now + rule.seconds * 1000 }
    open.points += 1
    windows.set(key, open)
    if (windows.size > most) dropOldest(windows, most)
    return open.points > rule.points ? Math.max(1, Math.ceil((open.ends - now) / 1000)) : undefined
  }
}

function dropOldest(windows: Map<string, unknown>, most: number): void {
  for (const key of windows.keys()) {
    if (windows.size <= most * 0.9) return
    windows.delete(key)
  }
}
