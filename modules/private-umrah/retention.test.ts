import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { jobs } from '#modules/privacy/jobs.ts'
import { bookingNow, payInvoice } from '#test/support/bookings.ts'
import { fetched } from '#test/support/journeys.ts'
import { testPassword } from '#test/support/members.ts'
import {
  accept,
  anOffer,
  aPlan,
  aRequest,
  decide,
  offerNow,
  type Plan,
  requestNow,
} from '#test/support/private-offers.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import { sweepAll } from '#test/support/retention.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { filesIn } from '#test/support/unzip.ts'
import { retention } from './retention.ts'
import { atOnce } from './store.retention.ts'
import { private_requests, private_travellers } from './tables.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

/** Who is named in a request: the contact, then each who travels. */
async function namesIn({ id }: Plan): Promise<(string | null)[]> {
  const people = await home.application.db
    .select({ name: private_travellers.name })
    .from(private_travellers)
    .where(eq(private_travellers.request_id, id))
  return [(await requestNow(home, id)).name, ...people.map(({ name }) => name)]
}
const nobody = [null, null, null, null]
const sweepAfter = (days: number) => {
  const { db, ports, clock } = home.application
  return sweepAll(retention, { db, ports, now: addMs(clock.now(), days * dayMs) })
}

test('names and contact go a while after a request has ended, and stay while it is open', async () => {
  const [open, ended] = [await aRequest(home, supply), await aRequest(home, supply)]
  await decide(home, ended, { decision: 'decline', reason: 'Kami berangkat tahun depan' })
  await sweepAfter(89)
  expect(await namesIn(ended)).not.toContain(null)
  await sweepAfter(91)
  expect(await namesIn(ended)).toEqual(nobody)
  expect(await requestNow(home, ended.id)).toMatchObject({ email: null, phone_number: null, note: null })
  expect(await namesIn(open)).not.toContain(null)
})

const leave = ({ token }: Plan) =>
  ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body: { current_password: testPassword } })

test('who leaves takes drafts and open requests along, and partners are mailed that theirs is over', async () => {
  const sent = await aRequest(home, supply)
  const offer = await anOffer(home, sent.id)
  const buyer = { member: sent.member, token: sent.token }
  const draft = await aPlan(home, supply, { buyer })
  const unpaid = await aRequest(home, supply, { buyer })
  await accept(home, unpaid, await anOffer(home, unpaid.id))
  expect((await leave(sent)).status).toBe(200)
  const states = []
  for (const { id } of [draft, sent, unpaid]) states.push((await requestNow(home, id)).state)
  expect(states).toEqual(['cancelled', 'declined', 'expired'])
  expect((await bookingNow(home, unpaid.id)).state).toBe('expired')
  expect((await offerNow(home, offer.id)).state).toBe('lost')
  expect([await namesIn(sent), await namesIn(unpaid)]).toEqual([nobody, nobody])
})

test('who leaves is in none of their requests any more, however many there were', async () => {
  const plan = await aRequest(home, supply)
  await decide(home, plan, { decision: 'decline', reason: 'Kami berangkat tahun depan' })
  const { db } = home.application
  const row = await requestNow(home, plan.id)
  const many = Array.from({ length: atOnce + 1 }, (_, i) => ({ ...row, id: newId(), code: `LEFT-${i}` }))
  await db.insert(private_requests).values(many)
  const theirs = and(eq(private_requests.user_id, plan.member.id), isNotNull(private_requests.name))
  expect(await db.$count(private_requests, theirs)).toBe(atOnce + 2)
  expect((await leave(plan)).status).toBe(200)
  expect(await db.$count(private_requests, theirs)).toBe(0)
})

test('a journey that is paid goes on after its member has left, names and all', async () => {
  const plan = await aRequest(home, supply)
  const { body } = await accept(home, plan, await anOffer(home, plan.id), 'down_payment')
  await payInvoice(home, plan, body.data.invoices[0].code)
  await leave(plan)
  expect((await requestNow(home, plan.id)).state).toBe('in_progress')
  expect(await namesIn(plan)).not.toContain(null)
})

test('a member downloads plans, travellers and offers, without what is the partner’s own', async () => {
  const plan = await aRequest(home, supply)
  await anOffer(home, plan.id, { cost: 71_234_567 })
  const url = '/api/v3/users/data-export'
  await ask(home, 'POST', url, { token: plan.token })
  const { db, ports, clock } = home.application
  for (const job of jobs) await job.run({ db, ports, now: clock.now() })
  const { bytes } = await fetched(home, `${url}/file`, plan.token)
  const text = String(filesIn(bytes).get('private-umrah.json'))
  expect(text).toContain('Jamaah Nomor A')
  expect(text).not.toMatch(/71234567|made_by/)
})
