import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '#core/context.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { lockDeparture } from '#modules/catalogue/module.ts'
import { promos } from '#modules/promo/tables.ts'
import { aBuyer, aCart, addToCart, anOffer, checkOut } from '#test/support/bookings.ts'
import { newNumber } from '#test/support/phones.ts'
import { anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { lockProvenPhones } from '../store.ts'
import { runOut } from './end.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function countWaiting(): Promise<number> {
  const { rows } = await home.application.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n ?? 0
}

/** Two of them meet at what is locked, the first before the second, and go on together once it is free. */
async function meetAt(lock: (db: Db) => Promise<unknown>, work: readonly (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = []
  await home.application.db.transaction(async (db) => {
    await lock(db)
    for (const [i, one] of work.entries()) {
      begun.push(one())
      await vi.waitFor(async () => expect(await countWaiting()).toBe(i + 1), { timeout: 20_000 })
    }
  })
  return Promise.all(begun)
}

const withPromo = async (promo_id: string, phone_number = newNumber()) => {
  const [buyer, offer] = [await aBuyer(home, { phone_number }), await anOffer(home)]
  const id = await aCart(home, offer, buyer)
  await ask(home, 'PATCH', `/api/v3/bookings/${id}/promo/${promo_id}`, { token: buyer.token })
  const member = { tenant_id: buyer.member.tenant_id, user_id: buyer.member.id }
  return { id, offer, member, token: buyer.token }
}

test('who chooses anew and who orders, with one phone and one promo, do not wait in a ring', async () => {
  const phone_number = newNumber()
  const promo = await anyPromo(home)
  const [one, other] = [await withPromo(promo.id, phone_number), await withPromo(promo.id, phone_number)]
  const replies = await meetAt(
    (db) => lockProvenPhones(db, one.member, phone_number),
    [() => addToCart(home, one.offer, { token: one.token }), () => checkOut(home, other.id, { token: other.token })],
  )
  expect(replies).toMatchObject([{ status: 200 }, { status: 200 }])
})

test('a cart that runs out and an order that costs nothing, of one promo and one departure, do not either', async () => {
  const promo = await anyPromo(home, { percent: null, amount: 900_000_000, most_amount: null })
  const one = await withPromo(promo.id)
  const buyer = await aBuyer(home)
  const id = await aCart(home, one.offer, buyer)
  await ask(home, 'PATCH', `/api/v3/bookings/${id}/promo/${promo.id}`, { token: buyer.token })
  const late = addMs(home.application.clock.now(), 31 * minuteMs)
  const [ended, ordered] = await meetAt(
    (db) => lockDeparture(db, one.offer.departure.id),
    [() => runOut(home.application.db, one.id, late), () => checkOut(home, id, { token: buyer.token })],
  )
  expect(ended).toMatchObject({ state: 'expired' })
  expect(ordered).toMatchObject({ status: 200 })
})

test('two members who swap their promos do not either', async () => {
  const [first, second] = [await anyPromo(home), await anyPromo(home)].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const [one, other] = [await withPromo(second?.id ?? ''), await withPromo(first?.id ?? '')]
  const swap = ({ id, token }: typeof one, promo_id = '') =>
    ask(home, 'PATCH', `/api/v3/bookings/${id}/promo/${promo_id}`, { token })
  // Who gives up the first waits for it; meanwhile the other has given up the second, and wants the first.
  const lock = (db: Db) =>
    db
      .select()
      .from(promos)
      .where(eq(promos.id, first?.id ?? ''))
      .for('update')
  const replies = await meetAt(lock, [() => swap(other, second?.id), () => swap(one, first?.id)])
  expect(replies).toMatchObject([{ status: 200 }, { status: 200 }])
})
