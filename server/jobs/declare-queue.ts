import type { Queue as BossQueue, PgBoss } from 'pg-boss'
import type { Queue } from './queues.ts'

type Options = Omit<BossQueue, 'name' | 'policy' | 'partition' | 'deadLetter'>

/** A queue as the table says, also where an earlier release has made it with other numbers. */
export async function declareQueue(boss: PgBoss, name: string, options: Options, policy?: BossQueue['policy']) {
  await boss.createQueue(name, { ...options, ...(policy && { policy }) })
  await boss.updateQueue(name, options)
}

export const retriesOf = ({ retries, retry_seconds, most_retry_seconds }: Queue): Options => ({
  retryLimit: retries,
  ...(retry_seconds > 0 && { retryDelay: retry_seconds, retryDelayMax: most_retry_seconds, retryBackoff: true }),
})
