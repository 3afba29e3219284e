import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { one_time_codes } from '#modules/identity/tables.ts'
import { newestCode } from '#test/support/accounts.ts'
import { aBuyer, aCart, anOffer, checkOut } from '#test/support/bookings.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

async function aMember() {
  const buyer = await aBuyer(home)
  return { ...buyer, id: await aCart(home, await anOffer(home), { token: buyer.token }) }
}
type Member = Awaited<ReturnType<typeof aMember>>

/** Codes that went to a number hours ago: of this member, or of several whose accounts are gone. */
async function plantCodes(
  destination: string,
  { member }: Pick<Member, 'member'>,
  counts: { own: number; others: number },
) {
  const { db, clock } = home.application
  const created_at = addMs(clock.now(), -120 * minuteMs)
  const row = { tenant_id: member.tenant_id, purpose: 'verify_booking' as const, destination, code_hash: '' }
  const times = { created_at, expires_at: created_at }
  const of = (user_id: string | null, length: number) =>
    Array.from({ length }, () => ({ ...row, ...times, id: newId(created_at), user_id }))
  await db.insert(one_time_codes).values([...of(member.id, counts.own), ...of(null, counts.others)])
}

const verify = ({ id, token }: Member, code: string) =>
  ask(home, 'POST', `/api/v3/bookings/${id}/verification`, { token, body: { code } })

test('who checks out with a number of somebody else does not keep its owner from a code', async () => {
  const [stranger, owner] = [await aMember(), await aMember()]
  const phone_number = newNumber()
  await checkOut(home, stranger.id, { token: stranger.token, phone_number })
  expect(await home.sentTo(phone_number)).toHaveLength(1)
  const reply = await checkOut(home, owner.id, { token: owner.token, phone_number })
  expect([reply.status, reply.body.message]).toEqual([200, 'Kode verifikasi telah dikirim'])
  expect(await home.sentTo(phone_number)).toHaveLength(2)
  expect((await verify(owner, await newestCode(home, phone_number))).status).toBe(200)
})

test('who has had all the codes of a day for a number leaves some for its owner', async () => {
  const [stranger, owner] = [await aMember(), await aMember()]
  const phone_number = newNumber()
  await plantCodes(phone_number, stranger, { own: 10, others: 0 })
  const refused = await checkOut(home, stranger.id, { token: stranger.token, phone_number })
  expect([refused.status, refused.body.code]).toEqual([429, 'F-OTP-3t3'])
  expect((await checkOut(home, owner.id, { token: owner.token, phone_number })).status).toBe(200)
  expect((await verify(owner, await newestCode(home, phone_number))).status).toBe(200)
})

test.each([
  ['id', 'Kode belum dapat dikirim ke nomor ini. Coba lagi dalam 22 jam'],
  ['en', 'We can’t send a code to this number yet. Try again in 22 hours'],
])(
  'a number that has had its messages of a day gets no more, and who orders is told when: %s',
  async (language, text) => {
    const owner = await aMember()
    const phone_number = newNumber()
    await plantCodes(phone_number, owner, { own: 0, others: 16 })
    const headers = { 'accept-language': language }
    const reply = await checkOut(home, owner.id, { token: owner.token, phone_number, headers })
    expect([reply.status, reply.body.code]).toEqual([429, 'F-OTP-3t3'])
    expect(reply.body.errors).toEqual({ phone_number: [text] })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(21 * 3600)
    expect(await home.sentTo(phone_number)).toEqual([])
  },
)

test('of many members at once who want the last code of a number, one gets it', async () => {
  const members = [await aMember(), await aMember(), await aMember(), await aMember()]
  const phone_number = newNumber()
  await plantCodes(phone_number, await aBuyer(home), { own: 0, others: 15 })
  const replies = await Promise.all(members.map(({ id, token }) => checkOut(home, id, { token, phone_number })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
  expect(await home.sentTo(phone_number)).toHaveLength(1)
})

test('no code is said to be sent where the one that went out counts no more', async () => {
  const { id, token } = await aMember()
  const [first, second] = [newNumber(), newNumber()]
  await checkOut(home, id, { token, phone_number: first })
  const url = `/api/v3/bookings/${id}/verification/phone-number`
  await ask(home, 'PATCH', url, { token, body: { phone_number: second } })
  const reply = await checkOut(home, id, { token, phone_number: first })
  expect([reply.status, reply.body.code, Object.keys(reply.body.errors)]).toEqual([429, 'F-OTP-3t3', ['phone_number']])
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(await home.sentTo(first)).toHaveLength(1)
})
