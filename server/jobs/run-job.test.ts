import { expect, test } from 'vitest'
import { type RunCounts, runJob } from './run-job.ts'

function watched() {
  const [counts, lines]: [RunCounts, unknown[]] = [new Map(), []]
  const error = (context: object, text: string) => void lines.push(['job' in context && context.job, text])
  return { counts, lines, watch: { counts, log: { error } } }
}
const job = (run: () => Promise<void>, timeout_seconds = 60) => ({ name: 'a-sweep', timeout_seconds, run })

test('a job that ends is counted, and nothing is logged', async () => {
  const { counts, lines, watch } = watched()
  for (const _ of [1, 2])
    await runJob(
      job(async () => undefined),
      watch,
    )
  expect([counts.get('a-sweep'), lines]).toEqual([{ done: 2, failed: 0, overrun: 0 }, []])
})

test('a job that always fails is logged and counted each time', async () => {
  const { counts, lines, watch } = watched()
  const failing = job(() => Promise.reject(new Error('no such table')))
  for (const _ of [1, 2]) await expect(runJob(failing, watch)).rejects.toThrow('no such table')
  expect(counts.get('a-sweep')).toEqual({ done: 0, failed: 2, overrun: 0 })
  expect(lines).toEqual([
    ['a-sweep', 'a job failed'],
    ['a-sweep', 'a job failed'],
  ])
})

test('a job that hangs is given up after its time, logged and counted, and the next run goes ahead', async () => {
  const { counts, lines, watch } = watched()
  const hanging = job(() => new Promise<void>(() => undefined), 0.01)
  await expect(runJob(hanging, watch)).rejects.toThrow('no answer within 10 ms')
  await runJob(
    job(async () => undefined),
    watch,
  )
  expect(counts.get('a-sweep')).toEqual({ done: 1, failed: 0, overrun: 1 })
  expect(lines).toEqual([['a-sweep', 'a job takes too long']])
})
