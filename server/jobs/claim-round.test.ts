import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { rate_limits } from '#database/tables.ts'
import { anotherNode } from '#test/support/another-node.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { claimRound } from './claim-round.ts'
import { allJobs, startJobs } from './runner.ts'

const soon = { timeout: 20_000 }

let home: TestApp
let second: Awaited<ReturnType<typeof anotherNode>>
beforeAll(async () => {
  home = await testApp()
  second = await anotherNode(home)
})
afterAll(async () => {
  await second.close()
  await home.close()
})

/** How many of those who ask at once are the one to do it. */
async function claims(name: string, seconds: number): Promise<number> {
  const dbs = [home, second, home, second].map(({ application }) => application.db)
  const claimed = await Promise.all(dbs.map((db) => claimRound(db, { name, seconds })))
  return claimed.filter((isClaimed) => isClaimed).length
}

test('of all who ask at once one does a round, and nobody does it again before it is due', async () => {
  expect([await claims('holds', 600), await claims('holds', 600), await claims('refunds', 600)]).toEqual([1, 0, 1])
})

test('a round that a process claimed and died with is done by another when it is due again', async () => {
  expect(await claims('mails', 0.5)).toBe(1)
  await vi.waitFor(async () => expect(await claims('mails', 0.5)).toBe(1), soon)
})

test('a claim from before the database’s clock was put back holds nobody up', async () => {
  expect(await claims('lapsed', 600)).toBe(1)
  await home.application.db.update(rate_limits).set({ expire: 9e14 }).where(eq(rate_limits.key, 'round lapsed'))
  expect([await claims('lapsed', 600), await claims('lapsed', 600)]).toEqual([1, 0])
})

test('who looked at the clock first and writes last finds the round claimed', async () => {
  expect(await claims('quotes', 600)).toBe(1)
  const { key, expire } = rate_limits
  await home.application.db
    .update(rate_limits)
    .set({ expire: sql`${expire} + 1000` })
    .where(eq(key, 'round quotes'))
  expect(await claims('quotes', 600)).toBe(0)
})

/** A job runs in this way and so often, until the test is over. */
function change(name: string, to: { run?: () => Promise<void>; seconds: number }): void {
  const job = allJobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  const was = { ...job }
  Object.assign(job, to)
  onTestFinished(() => void Object.assign(job, was))
}

test('a round of some seconds is done once, and not once in each of two processes without Redis', async () => {
  let runs = 0
  const run = async () => {
    runs++
  }
  change('booking-holds', { run, seconds: 1 })
  const began = performance.now()
  const runners = await Promise.all([home, second].map(({ application }) => startJobs(application)))
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(5), soon)
  const most = 1 + Math.floor((performance.now() - began) / 800)
  await Promise.all(runners.map((runner) => runner.stop()))
  expect(runs).toBeLessThanOrEqual(most)
})

test('a round that the database lets nobody claim is a failed run, and is tried again', async () => {
  const { application } = home
  const rename = (from: string, to: string) =>
    application.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
  change('booking-complete', { seconds: 0.1 })
  const failures = () => application.state.job_runs.get('booking-complete')?.failed
  await rename('rate_limits', 'away')
  const runner = await startJobs(application)
  await vi.waitFor(() => expect(failures()).toBeGreaterThan(1), soon)
  await rename('away', 'rate_limits')
  const done = () => application.state.job_runs.get('booking-complete')?.done
  await vi.waitFor(() => expect(done()).toBeGreaterThan(0), soon)
  await runner.stop()
})
