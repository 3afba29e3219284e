import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Mail } from '#core/ports.ts'
import { type Mailbox, mailbox } from './mailbox.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'mailbox-')), 'mail')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const mail = (id: string, to = 'siti@rihla.test'): Mail => ({
  id,
  to,
  from: 'Rihla <salam@rihla.test>',
  subject: `Surat ${id}`,
  text: 'Salam',
  html: '<p>Salam</p>',
})
const ids = async (to?: string) => (await mailbox({ folder }).list({ to })).map((one) => one.id)

async function fill(box: Mailbox, count: number): Promise<void> {
  for (let batch = 0; batch < count / 50; batch += 1) {
    await Promise.all(Array.from({ length: 50 }, (_, i) => box.mail.send(mail(`${batch}-${i}`))))
  }
}

test('an empty mailbox has no mails and no folder yet', async () => {
  expect(await mailbox({ folder }).list()).toEqual([])
  expect(await mailbox({ folder }).find('a')).toBeUndefined()
})

test('a mail is found again, without its sender and with its time', async () => {
  await mailbox({ folder }).mail.send(mail('a'))
  const { from: _from, ...rest } = mail('a')
  expect(await mailbox({ folder }).find('a')).toEqual({ ...rest, sent_at: expect.stringMatching(/^\d{4}-.*Z$/) })
})

test('the newest mail stands first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const box = mailbox({ folder })
  for (const id of ['z', 'a', 'm']) {
    await box.mail.send(mail(id))
    vi.advanceTimersByTime(1)
  }
  expect(await ids()).toEqual(['m', 'a', 'z'])
})

test('the same id twice is one mail, and the first one', async () => {
  const box = mailbox({ folder })
  await Promise.all([box.mail.send(mail('a')), box.mail.send(mail('a'))])
  await box.mail.send({ ...mail('a'), subject: 'lain' })
  expect(await box.list()).toMatchObject([{ id: 'a', subject: 'Surat a' }])
})

test('mails are found by address, whatever its case and its plus sign', async () => {
  const box = mailbox({ folder })
  await box.mail.send(mail('a', 'Siti+1@rihla.test'))
  await box.mail.send(mail('b', 'budi@rihla.test'))
  await box.mail.send(mail('c', '+628123456789'))
  expect(await ids('siti+1@RIHLA.test')).toEqual(['a'])
  expect(await ids('siti 1@rihla.test')).toEqual(['a'])
  expect(await ids(' 628123456789')).toEqual(['c'])
  expect(await ids('rihla.test')).toEqual([])
})

test('an id that looks like a path stays inside the folder', async () => {
  const box = mailbox({ folder })
  await box.mail.send(mail('../../outside'))
  expect(await readdir(join(folder, '..'))).toEqual(['mail'])
  expect(await box.find('../../outside')).toMatchObject({ id: '../../outside' })
})

test('500 mails are kept and the oldest leave', async () => {
  await fill(mailbox({ folder }), 500)
  const oldest = (await readdir(folder))[7] ?? ''
  await utimes(join(folder, oldest), 1, 1)
  const box = mailbox({ folder })
  await box.list()
  await box.mail.send(mail('new'))
  const names = await readdir(folder)
  expect(names).toHaveLength(500)
  expect(names).not.toContain(oldest)
  expect(await box.find('new')).toBeDefined()
  expect(await box.list()).toHaveLength(500)
})

test('the oldest leave once in a hundred mails, since every age must be read for it', async () => {
  const box = mailbox({ folder })
  await fill(box, 500)
  const sizes: number[] = []
  for (let i = 0; i <= 100; i += 1) {
    await box.mail.send(mail(`next-${i}`))
    sizes.push((await readdir(folder)).length)
  }
  expect(Math.max(...sizes)).toBe(599)
  expect(sizes.filter((size, i) => size < (sizes[i - 1] ?? 0))).toEqual([500])
})

test('two processes fill one mailbox', async () => {
  const module = JSON.stringify(new URL('./mailbox.ts', import.meta.url).href)
  const script = (name: string) => `
    const { mailbox } = await import(${module})
    const box = mailbox({ folder: ${JSON.stringify(folder)} })
    const rest = { to: 'a@b.test', from: 'c@d.test', subject: '', text: '', html: '' }
    for (let i = 0; i < 30; i += 1) await box.mail.send({ id: '${name}' + i, ...rest })
    await box.mail.send({ id: 'both', ...rest })`
  const run = promisify(execFile)
  const start = (name: string) => run(process.execPath, ['--input-type=module', '-e', script(name)])
  await Promise.all([start('a'), start('b')])
  const storedIds = await ids()
  expect(storedIds).toHaveLength(61)
  expect(new Set(storedIds).size).toBe(61)
})
