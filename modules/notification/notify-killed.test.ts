import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendAgain } from '#database/outbox.ts'
import { outbox } from '#database/tables.ts'
import { deliverAll } from '#server/jobs/deliver.ts'
import { anyReader, listOf, tellMember } from '#test/support/notices.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Reader = Awaited<ReturnType<typeof anyReader>>

/** Another process tells it; gives the signal that ended that one, if any. */
function tellElsewhere({ member }: Reader, moment: string): Promise<string | null> {
  const url = home.application.pool.options.connectionString ?? ''
  const given = [moment, url, home.application.config.data_dir, member.tenant_id, member.id, 'paid:killed']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['test/support/mortal-teller.ts', ...given], (error, _out, said) => {
      if (error && !error.signal) reject(new Error(said))
      else resolve(error?.signal ?? null)
    })
  })
}

/** What the queue does with a parcel whose sender is gone: it comes round again. */
async function comeRoundAgain() {
  await home.application.db.update(outbox).set({ queued_at: new Date(0) })
  await sendAgain(home.application.db, home.application.clock.now())
  await deliverAll(home.application)
}

test.each(['before-commit', 'after-commit', 'after-delivery'])(
  'a process killed %s leaves a member who is told once',
  { timeout: 120_000 },
  async (moment) => {
    const reader = await anyReader(home)
    expect(await tellElsewhere(reader, moment)).toBe('SIGKILL')
    const isLost = moment === 'before-commit'
    expect((await listOf(home, reader.token)).total).toBe(isLost ? 0 : 1)
    // Whoever told it tries again, and so does the queue, twice.
    await tellMember(home, reader.member, { key: 'paid:killed', by: ['mail'] })
    await comeRoundAgain()
    await comeRoundAgain()
    expect((await listOf(home, reader.token)).total).toBe(1)
    expect(await home.sentTo(reader.member.email)).toHaveLength(1)
  },
)
