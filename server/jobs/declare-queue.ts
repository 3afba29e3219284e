import type { Queue as BossQueue, PgBoss } from 'pg-boss'
import type { Queue } from './queues.ts'

type Options = Omit<BossQueue, 'name' | 'policy' | 'partition' | 'deadLetter'>

/** What a queue is made with, and cannot change later. */
type Kind = Pick<BossQueue, 'policy' | 'partition'>
type Declared = { name: string; options: Options; kind: Kind }

/** A queue as the table says, also where an earlier release has made it with other numbers. */
export async function declareQueue(boss: PgBoss, { name, options, kind }: Declared): Promise<void> {
  await boss.createQueue(name, { ...options, ...kind })
  await boss.updateQueue(name, options)
}

export const retriesOf = ({ retries, retry_seconds, most_retry_seconds }: Queue): Options => ({
  retryLimit: retries,
  ...(retry_seconds > 0 && { retryDelay: retry_seconds, retryDelayMax: most_retry_seconds, retryBackoff: true }),
})
