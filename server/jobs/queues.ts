import type { QueueName } from '#database/outbox.ts'

/** A queue: how much of it runs at once, how long one item may take, how often it is tried, and what becomes of it then. */
export type Queue = {
  /** A worker takes the next batch once every item of its own has ended, so `workers` is how many silences a queue stands. */
  workers: number
  batch: number
  /** Of each worker. */
  at_once: number
  /** Of one item. */
  timeout_seconds: number
  retries: number
  retry_seconds: number
  most_retry_seconds: number
  poll_seconds: number
  /** What becomes of what is not tried again; either is logged as an error and counted in `/metrics`. */
  in_the_end: 'dead letter' | 'next run'
}

// Three days, the life of a parcel, at five minutes a try are 864: the end of its life comes first.
const outgoing = { timeout_seconds: 20, retries: 1000, in_the_end: 'dead letter' } as const
const urgent = { ...outgoing, workers: 4, retry_seconds: 1, most_retry_seconds: 15, poll_seconds: 1 }
const usual = { ...outgoing, workers: 1, batch: 50, retry_seconds: 5, most_retry_seconds: 300, poll_seconds: 2 }

/** What leaves the application. Both lines of mail together stay within the connections of the mail client. */
export const outboxQueues: Readonly<Record<QueueName, Queue>> = {
  'code-text': { batch: 5, at_once: 5, ...urgent },
  'code-mail': { batch: 1, at_once: 1, ...urgent },
  mail: { at_once: 8, ...usual },
  text: { at_once: 20, ...usual },
  push: { at_once: 20, ...usual },
}

type Scheduled = { cron?: string | undefined; timeout_seconds: number }

/** What the clock asks for: a job of a module is a queue of its own, by its line in `jobs.ts`. */
export const jobQueue = ({ cron, timeout_seconds }: Scheduled): Queue => ({
  workers: 1,
  batch: 1,
  at_once: 1,
  timeout_seconds,
  // What runs every few seconds is tried again by its next round.
  retries: cron === undefined ? 0 : 2,
  retry_seconds: 0,
  most_retry_seconds: 0,
  poll_seconds: 2,
  in_the_end: 'next run',
})
