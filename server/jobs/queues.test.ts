import { expect, test } from 'vitest'
import { jobQueue, outboxQueues, type Queue } from './queues.ts'
import { allJobs } from './runner.ts'

/** What keeps a queue from holding up others, or from ending in silence. */
function faults(name: string, { workers, at_once, batch, timeout_seconds, retries, in_the_end }: Queue): string[] {
  return [
    ...(Math.min(workers, at_once, batch) >= 1 ? [] : [`${name} never runs`]),
    // A worker hands its batch on after a minute, and a night is long enough for any job.
    ...(timeout_seconds > 0 && timeout_seconds <= (in_the_end === 'dead letter' ? 30 : 3600)
      ? []
      : [`${name} may take ${timeout_seconds} s`]),
    ...(Number.isInteger(retries) && retries >= 0 ? [] : [`${name} has no number of retries`]),
  ]
}

const jobsOf = () => allJobs.map((job) => [job.name, jobQueue(job)] as const)

test('every queue says how much of it runs, for how long, how often it is tried and how it ends', () => {
  const all = [...Object.entries(outboxQueues), ...jobsOf()]
  expect(all.flatMap(([name, queue]) => faults(name, queue))).toEqual([])
  expect(all.map(([name]) => name)).toEqual([...new Set(all.map(([name]) => name))])
  expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(['mail', 'booking-holds', 'maintenance-sweep']))
})

test('a queue without workers, one without a time and one without a number of retries are noticed', () => {
  const good = outboxQueues.mail
  expect(faults('a', good)).toEqual([])
  expect(faults('a', { ...good, at_once: 0 })).toEqual(['a never runs'])
  expect(faults('a', { ...good, timeout_seconds: 120 })).toEqual(['a may take 120 s'])
  expect(faults('a', { ...good, timeout_seconds: Number.POSITIVE_INFINITY })).toHaveLength(1)
  expect(faults('a', { ...good, retries: Number.NaN })).toEqual(['a has no number of retries'])
})
