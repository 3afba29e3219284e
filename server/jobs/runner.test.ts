import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anotherNode } from '#test/support/another-node.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { allJobs, startJobs } from './runner.ts'

const soon = { timeout: 20_000 }

/** A test's own application, with a hand on its queues. */
async function startedApp() {
  const home = await testApp()
  const { pool } = home.application
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  await boss.start()
  onTestFinished(async () => {
    await boss.stop({ graceful: false })
    await home.close()
  })
  return { home, boss }
}

/** Another way for a job to run, until the test is over. */
function change(name: string, to: { run: () => Promise<void>; seconds?: number; timeout_seconds?: number }): void {
  const job = allJobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  const was = { ...job }
  Object.assign(job, to)
  onTestFinished(() => void Object.assign(job, was))
}

const runsOf = async ({ app }: TestApp, job: string) =>
  (await app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith(`job_runs_total{job="${job}"`))

test('a job that an earlier release scheduled under another name is scheduled under its own only', async () => {
  const { home, boss } = await startedApp()
  for (const name of ['house-sweep', 'booking-papers', 'of-a-later-release']) {
    await boss.createQueue(name)
    await boss.schedule(name, '0 3 * * *')
  }
  const runner = await startJobs(home.application)
  const names = (await boss.getSchedules()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['maintenance-sweep', 'retention', 'of-a-later-release']))
  expect(names).not.toContain('house-sweep')
  expect(names).not.toContain('booking-papers')
  await runner.stop()
})

test('a queue that an earlier release made with other numbers has those of the table', async () => {
  const { home, boss } = await startedApp()
  await boss.createQueue('maintenance-sweep', { policy: 'singleton', retryLimit: 9, expireInSeconds: 5 })
  const runner = await startJobs(home.application)
  expect(await boss.getQueue('maintenance-sweep')).toMatchObject({
    policy: 'singleton',
    retryLimit: 2,
    expireInSeconds: 360,
  })
  expect(await boss.getQueue('outbox-mail')).toMatchObject({ retryLimit: 1000, retryDelayMax: 300 })
  await runner.stop()
})

test('after an outage what cannot wait for its next round is done at once, and once; the rest waits', async () => {
  const { home, boss } = await startedApp()
  const ran: string[] = []
  for (const name of ['departure-closings', 'search-rebuild', 'staff-sweep'])
    change(name, { run: async () => void ran.push(name) })
  await (await startJobs(home.application)).stop()
  const { pool } = home.application
  await pool.query(`update pgboss.version set cron_on = now() - interval '50 hours'`)
  await pool.query(`update pgboss.schedule set created_on = now() - interval '99 hours'`)
  const before = ran.splice(0)
  const runner = await startJobs(home.application)
  const missed = ['departure-closings', 'search-rebuild']
  await vi.waitFor(() => expect(ran.toSorted()).toEqual(missed), soon)
  await runner.stop()
  expect(before).toEqual([])
  const owing = (await boss.getSchedules()).filter(({ options }) => options?.missed === 'once')
  expect(owing.map(({ name }) => name).toSorted()).toEqual(missed)
})

test('a job that hangs every time does not keep its next rounds from running, and is counted', async () => {
  const { home } = await startedApp()
  let began = 0
  const run = () => {
    began++
    return new Promise<void>(() => undefined)
  }
  change('booking-holds', { run, seconds: 0.05, timeout_seconds: 0.05 })
  const runner = await startJobs(home.application)
  await vi.waitFor(() => expect(began).toBeGreaterThanOrEqual(3), soon)
  await runner.stop()
  expect(await runsOf(home, 'booking-holds')).toEqual([
    expect.stringMatching(/result="done"\} 0$/),
    expect.stringMatching(/result="failed"\} 0$/),
    expect.stringMatching(/result="overrun"\} [1-9]/),
  ])
})

test('a nightly job that always fails is tried three times, and each is counted', async () => {
  const { home, boss } = await startedApp()
  change('identity-sweep', { run: () => Promise.reject(new Error('no such table')) })
  const runner = await startJobs(home.application)
  await boss.send('identity-sweep')
  await vi.waitFor(
    async () =>
      expect(await runsOf(home, 'identity-sweep')).toContainEqual(expect.stringMatching(/result="failed"\} 3$/)),
    soon,
  )
  await runner.stop()
}, 30_000)

test('what the clock asks for runs once a minute, and not once in each of two processes', async () => {
  const home = await testApp()
  const second = await anotherNode(home)
  onTestFinished(async () => {
    await second.close()
    await home.close()
  })
  const { pool } = home.application
  // Scheduled before they start: else they would look at their schedules half a minute later.
  const early = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schedule: false })
  await early.start()
  await early.createQueue('chat-away', { policy: 'singleton' })
  await early.schedule('chat-away', '* * * * *')
  await early.stop({ graceful: false })
  let runs = 0
  change('chat-away', {
    run: async () => {
      runs++
    },
  })
  const runners = await Promise.all([startJobs(home.application), startJobs(second.application)])
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), { timeout: 60_000 })
  await Promise.all(runners.map((runner) => runner.stop()))
  const sent = await pool.query(
    `select count(*)::int as all, count(distinct singleton_on)::int as minutes from pgboss.job
      where name = '__pgboss__send-it' and data->>'name' = 'chat-away'`,
  )
  const [{ all, minutes }] = sent.rows
  expect([all, runs]).toEqual([minutes, minutes])
}, 90_000)
