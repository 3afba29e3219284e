import type { Log } from '../log.ts'

/** Says once that Redis is away, and once that it is back; and once what it does not let this account do. */
export type Outage = { failed(error: unknown): void; refused(error: unknown): void; works(): void }

export function outageOf(log: Pick<Log, 'warn'>): Outage {
  let isAway = false
  const said = new Set<string>()
  const refused = (error: unknown) => {
    if (!isReply(error) || said.has(error.message)) return
    said.add(error.message)
    log.warn({ err: error }, 'Redis refuses what is needed: the doctor says what its account may not do')
  }
  return {
    failed(error) {
      // One that refuses is there: what it allows goes on.
      if (isReply(error) && error.message.startsWith('NOPERM')) return refused(error)
      if (isAway) return
      isAway = true
      log.warn({ err: error }, 'Redis is away: limits are counted by this process, and others are not told')
    },
    refused,
    works() {
      if (!isAway) return
      isAway = false
      log.warn('Redis is back')
    },
  }
}

/** What Redis itself answered, unlike what became of a connection. */
export const isReply = (error: unknown): error is Error => error instanceof Error && error.name === 'ReplyError'
