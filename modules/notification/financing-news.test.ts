import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { approve, askAgain, reject } from '#modules/financing/desk/decide.ts'
import { expireApplications } from '#modules/financing/lifecycle.ts'
import { anApplication, aSubmitted, ofOfficer } from '#test/support/financing.ts'
import { listOf } from '#test/support/notices.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { remindOfFinancing } from './financing-news.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Item = { title: string; text: string; link: string }
const noticesOf = async (token: string): Promise<Item[]> => (await listOf(home, token)).items
const titles = async (token: string) => (await noticesOf(token)).map(({ title }) => title)
const db = () => home.application.db
const now = () => home.application.clock.now()

test('every step of an application is told, with until when and why', async () => {
  const applied = await aSubmitted(home)
  const { token, application_id, member } = applied
  expect(await titles(token)).toEqual(['Pengajuan dikirim ke bank', 'Lengkapi dokumen pembiayaan'])
  await askAgain(db(), { ...ofOfficer(applied), documents: [{ kind: 'identity_card', reason: 'Foto buram' }] }, now())
  const [request] = await noticesOf(token)
  expect(request).toMatchObject({
    title: 'Bank meminta dokumen lagi',
    link: `/member/financing-history/${application_id}`,
  })
  expect(request?.text).toMatch(/paling lambat \d+ \w+ \d{4}, \d\d\.\d\d WIB/)
  const [mail] = await home.sentTo(member.email)
  expect(mail?.text).toContain('Foto buram')
})

test('an approval says what to pay by when, a refusal says why', async () => {
  const approved = await aSubmitted(home)
  await approve(db(), { ...ofOfficer(approved), conditions: null }, now())
  expect((await noticesOf(approved.token))[0]?.text).toContain('Rp. 10.000.000')
  const refused = await aSubmitted(home)
  await reject(db(), { ...ofOfficer(refused), reason: 'Penghasilan belum mencukupi' }, now())
  expect((await noticesOf(refused.token))[0]?.title).toBe('Pengajuan belum disetujui')
  const [mail] = await home.sentTo(refused.member.email)
  expect(mail?.text).toContain('Penghasilan belum mencukupi')
})

test('six hours before it ends who applies is reminded, once; then told that it ended', async () => {
  const { token } = await anApplication(home)
  await remindOfFinancing(db(), addMs(now(), 17 * hourMs))
  expect(await titles(token)).not.toContain('Pengajuan segera berakhir')
  await remindOfFinancing(db(), addMs(now(), 19 * hourMs))
  await remindOfFinancing(db(), addMs(now(), 20 * hourMs))
  expect((await titles(token)).filter((title) => title === 'Pengajuan segera berakhir')).toHaveLength(1)
  await expireApplications(db(), addMs(now(), dayMs))
  expect((await titles(token))[0]).toBe('Pengajuan pembiayaan berakhir')
})

test('a document wanted again is reminded of a day before the end, and six hours before', async () => {
  const applied = await aSubmitted(home)
  await askAgain(db(), { ...ofOfficer(applied), documents: [{ kind: 'identity_card', reason: 'Foto buram' }] }, now())
  const reminders = async (hours: number) => {
    await remindOfFinancing(db(), addMs(now(), hours * hourMs))
    return (await titles(applied.token)).filter((title) => title === 'Pengajuan segera berakhir').length
  }
  const counts: number[] = []
  for (const hours of [23, 24, 30, 41, 42, 47]) counts.push(await reminders(hours))
  expect(counts).toEqual([0, 1, 1, 1, 2, 2])
})
