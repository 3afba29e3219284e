import type { Log } from '../log.ts'

/** Says once that Redis is away, and once that it is back. */
export type Outage = { failed(error: unknown): void; works(): void }

export function outageOf(log: Pick<Log, 'warn'>): Outage {
  let isAway = false
  return {
    failed(error) {
      if (isAway) return
      isAway = true
      log.warn({ err: error }, 'Redis is away: limits are counted by this process, and others are not told')
    },
    works() {
      if (!isAway) return
      isAway = false
      log.warn('Redis is back')
    },
  }
}
