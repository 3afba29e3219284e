import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { addMs, dayMs } from '#core/time.ts'
import { correctDeposit } from '#modules/savings/deposit.ts'
import { closePlan, rejectPlan } from '#modules/savings/module.ts'
import { lockPlan } from '#modules/savings/store.ts'
import { listOf } from '#test/support/notices.ts'
import { anOpenPlan, aSubmittedPlan, counted } from '#test/support/savings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { remindOfSavings } from './savings-news.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Plan = Awaited<ReturnType<typeof aSubmittedPlan>>
const titlesOf = async ({ token }: Plan): Promise<string[]> =>
  (await listOf(home, token)).items.map(({ title }: { title: string }) => title)
const mailsTo = async ({ saver }: Plan) =>
  (await home.sentTo(saver.email)).map(({ subject, text }) => ({ subject, text: text.replaceAll(/\s+/g, ' ') }))
const at = ({ id, partner_id }: Plan) => ({ id, partner_id, staff_id: newId(), now: home.application.clock.now() })

test('every change of a plan is told, by mail too, with what to do next', async () => {
  const plan = await anOpenPlan(home)
  await counted(home, plan, 2_000_000)
  await counted(home, plan, 22_000_000, 'reach')
  await ask(home, 'POST', `/api/v3/user/savings/history/${plan.id}/close`, { token: plan.token })
  await closePlan(home.application.db, at(plan), { reference: 'TRF-1', amount: 24_000_000 })
  expect(await titlesOf(plan)).toEqual([
    'Rekening tabungan ditutup',
    'Penutupan rekening diminta',
    'Target tabungan tercapai',
    'Setoran diterima',
    'Rekening tabungan Anda sudah dibuka',
    'Pengajuan tabungan dikirim ke bank',
  ])
  const mails = await mailsTo(plan)
  const mail = (subject: string) => mails.find((one) => one.subject === subject)?.text
  expect(mails).toHaveLength(6)
  expect(mail('Rekening tabungan Anda sudah dibuka')).toContain(plan.virtual_account)
  expect(mail('Rekening tabungan Anda sudah dibuka')).toContain('Setor Rp. 2.000.000 per bulan')
  expect(mail('Setoran diterima')).toContain('Saldo Anda Rp. 2.000.000, 8% dari target')
  expect(mail('Rekening tabungan ditutup')).toContain('membayarkan saldo Rp. 24.000.000')
  expect(mail('Setoran diterima')).not.toContain('memiliki pesanan')
  const [item] = (await listOf(home, plan.token)).items
  expect(item.link).toBe(`/member/saving-history/${plan.id}`)
})

test('a rejection says why, and what is withdrawn is confirmed', async () => {
  const [plan, other] = [await aSubmittedPlan(home), await aSubmittedPlan(home)]
  await rejectPlan(home.application.db, at(plan), 'Foto KTP buram')
  expect((await mailsTo(plan))[0]?.text).toContain('Alasan: Foto KTP buram')
  await ask(home, 'DELETE', `/api/v4/savings/product/${other.id}/booking`, { token: other.token })
  expect((await titlesOf(other))[0]).toBe('Pengajuan tabungan ditarik')
})

test('every correction by the bank is told with its amount and why, before the target and beyond it', async () => {
  const [saving, reached] = [await anOpenPlan(home), await anOpenPlan(home)]
  await counted(home, saving, 2_000_000)
  await counted(home, reached, 26_000_000, 'reach')
  const { db, clock } = home.application
  const correct = (plan: Plan) =>
    db.transaction(async (tx) => {
      const locked = await lockPlan(tx, plan)
      if (!locked) throw new Error('no plan')
      const by = { reference: 'K-1', reason: 'Salah rekening', actor_id: newId(), now: clock.now() }
      await correctDeposit(tx, locked, { amount: rupiah(500_000), ...by })
    })
  for (const plan of [saving, reached]) {
    await correct(plan)
    expect((await titlesOf(plan))[0]).toBe('Saldo tabungan dikoreksi bank')
    const mail = (await mailsTo(plan)).find(({ subject }) => subject === 'Saldo tabungan dikoreksi bank')
    expect(mail?.text).toMatch(/mengurangi\sRp\.\s500\.000.*Alasan: Salah rekening/)
  }
  const { timeline } = (await ask(home, 'GET', `/api/v3/user/savings/history/${saving.id}`, saving)).body.data
  expect(timeline.at(-1)).toMatchObject({ label: 'Setoran dikoreksi bank', reason: 'Salah rekening', state: 'saving' })
})

test('one is reminded on the chosen day, once a month, unless the deposit has come', async () => {
  const [plan, paid, closing] = [await anOpenPlan(home), await anOpenPlan(home), await anOpenPlan(home)]
  const { db, clock } = home.application
  await ask(home, 'POST', `/api/v3/user/savings/history/${closing.id}/close`, { token: closing.token })
  // The plans of these tests deposit on the fifth.
  const fifth = new Date(`${nextMonth(clock.now())}-05T02:17:00Z`)
  const reminders = async (one: Plan) => (await titlesOf(one)).filter((title) => title === 'Waktunya menabung').length
  await remindOfSavings(db, addMs(fifth, -dayMs))
  expect(await reminders(plan)).toBe(0)
  await counted(home, paid, 1_000_000, 'deposit', addMs(fifth, -dayMs))
  for (const moment of [fifth, addMs(fifth, dayMs), addMs(fifth, 10 * dayMs)]) await remindOfSavings(db, moment)
  expect([await reminders(plan), await reminders(paid), await reminders(closing)]).toEqual([1, 0, 0])
  const [mail] = await mailsTo(plan)
  expect(mail?.text).toContain('Setoran bulan ini Rp. 2.000.000')
  await remindOfSavings(db, new Date(`${nextMonth(fifth)}-05T02:17:00Z`))
  expect([await reminders(plan), await reminders(paid)]).toEqual([2, 1])
})

function nextMonth(now: Date): string {
  const next = new Date(now)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next.toISOString().slice(0, 7)
}
