import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { startJobs } from './runner.ts'

test('a job that an earlier release scheduled under another name is scheduled under its own only', async () => {
  const home = await testApp()
  const { pool } = home.application
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  await boss.start()
  for (const name of ['house-sweep', 'booking-papers', 'of-a-later-release']) {
    await boss.createQueue(name)
    await boss.schedule(name, '0 3 * * *')
  }
  const runner = await startJobs(home.application)
  const names = (await boss.getSchedules()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['maintenance-sweep', 'booking-documents', 'of-a-later-release']))
  expect(names).not.toContain('house-sweep')
  expect(names).not.toContain('booking-papers')
  await runner.stop()
  await boss.stop({ graceful: false })
  await home.close()
})
