import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { sessions } from '#modules/identity/tables.ts'
import { forgetPayers, refundsOf } from '#modules/payment/module.ts'
import { approveRefund } from '#modules/payment/refund.ts'
import { refund_accounts } from '#modules/payment/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { accountNumber, anAccount, anyRefunded, giveAccount } from '#test/support/refund-accounts.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const finance = () => someStaff(home, { role: 'finance', scope: { kind: 'platform' } })

async function aRefund() {
  const order = await anyRefunded(home)
  const [due] = await refundsOf(home.application.db, order.id)
  return { order, staff: await finance(), id: due?.refund.id ?? '', url: `/api/console/v1/refunds/${due?.refund.id}` }
}

const see = async ({ id, token }: { id: string; token: string }) =>
  (await ask(home, 'GET', `/api/v3/bookings/${id}/refund-account`, { token })).body.data
const rowOf = async (id: string) =>
  (await home.application.db.select().from(refund_accounts).where(eq(refund_accounts.id, id)))[0]

test('a family says where its refund goes and is mailed each time; the number is sealed, and masked wherever it is shown', async () => {
  const { order, id } = await aRefund()
  expect(await see(order)).toMatchObject({ is_missing: true, can_give: true, account: null })
  const notice = (await home.sentTo(order.member.email)).find(({ subject }) => subject.includes('akan dikembalikan'))
  expect(notice?.text).toContain(`/member/my-order/${order.id}#refund-account`)
  const reply = await giveAccount(home, order, { number: '712-345 6789' })
  expect(reply.body.data).toMatchObject({
    is_missing: false,
    account: { bank_name: 'BCA', number: '•••• 6789', holder: 'Siti Rahmawati' },
  })
  expect(JSON.stringify([reply.body, await rowOf(id)])).not.toContain(accountNumber)
  await giveAccount(home, order, { bank_code: '451', number: '5550001111' })
  expect(await rowOf(id)).toMatchObject({ bank_code: '451', ending: '1111' })
  const mails = await home.sentTo(order.member.email)
  const said = mails.filter(({ subject }) => subject.includes('Rekening pengembalian dana'))
  expect(said.map(({ subject }) => subject).sort()).toEqual([
    'Rekening pengembalian dana disimpan',
    'Rekening pengembalian dana diubah',
  ])
  expect(said.map(({ text }) => text).join()).toContain('BCA •••• 6789')
  expect(said.map(({ text }) => text).join()).not.toContain(accountNumber)
})

test('an open session is not enough: an old one needs the password', async () => {
  const { order, id } = await aRefund()
  const long_ago = addMs(home.application.clock.now(), -60 * minuteMs)
  await home.application.db
    .update(sessions)
    .set({ authenticated_at: long_ago })
    .where(eq(sessions.user_id, order.member.id))
  expect((await giveAccount(home, order, { current_password: 'Salah#2026' })).body.code).toBe('F-REA-1p1')
  expect(await rowOf(id)).toBeUndefined()
  expect((await giveAccount(home, order)).status).toBe(200)
})

test.each([
  ['bank_code', '999'],
  ['number', '12345'],
  ['number', '123456789012345678901'],
  ['holder', ' '],
])('%s “%s” is refused at its field', async (field, value) => {
  const { order, id } = await aRefund()
  const { status, body } = await giveAccount(home, order, { [field]: value })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await rowOf(id)).toBeUndefined()
})

test('what was approved goes where it was to go then; what was approved without an account is given one, once', async () => {
  const { order, id, staff } = await aRefund()
  await approveRefund(home.application.db, { refund_id: id, actor_id: staff.id }, home.application.clock.now())
  expect((await giveAccount(home, order)).status).toBe(200)
  expect(await see(order)).toMatchObject({ can_give: false, account: { number: '•••• 6789' } })
  expect((await giveAccount(home, order, { number: '5550001111' })).body.code).toBe('F-RFD-6c6')
  expect(await rowOf(id)).toMatchObject({ ending: '6789' })
})

test('there is no transfer without an account: the family is reminded instead, once a day', async () => {
  const { order, url, staff } = await aRefund()
  const send = () => ask(home, 'POST', `${url}/send`, { token: staff.token, body: { reference: 'BCA 1' } })
  const remind = () => ask(home, 'POST', `${url}/remind`, { token: staff.token })
  expect((await send()).body.code).toBe('F-RFD-5m5')
  for (let time = 0; time < 2; time++) expect((await remind()).status).toBe(200)
  const mails = await home.sentTo(order.member.email)
  expect(mails.filter(({ subject }) => subject === 'Isi rekening untuk pengembalian dana')).toHaveLength(1)
  await giveAccount(home, order)
  expect((await remind()).body.code).toBe('F-RFD-1n1')
  expect((await send()).body.data).toMatchObject({ status: 'sent', account: { number: '•••• 6789' } })
  expect((await giveAccount(home, order, { number: '5550001111' })).body.code).toBe('F-RFD-6c6')
})

test('whoever looks at a whole number stands in the audit', async () => {
  const { order, id, url } = await aRefund()
  const one = await finance()
  const look = () => ask(home, 'GET', `${url}/account`, { token: one.token })
  expect((await look()).status).toBe(404)
  await giveAccount(home, order)
  expect((await ask(home, 'GET', url, { token: one.token })).body.data.account.number).toBe('•••• 6789')
  expect((await look()).body.data).toMatchObject({ whole_number: accountNumber, holder: anAccount.holder })
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, one.id))
  expect(rows).toMatchObject([{ thing: 'refund', thing_id: id, after: { ending: '6789' } }])
  expect(JSON.stringify(rows)).not.toContain(accountNumber)
})

test('once an order is forgotten, so is where its money went', async () => {
  const { order, id } = await aRefund()
  await giveAccount(home, order)
  await forgetPayers(home.application.db, [order.id])
  expect(await rowOf(id)).toBeUndefined()
})
