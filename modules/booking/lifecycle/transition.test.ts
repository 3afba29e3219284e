import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { aBuyer, aCart, anOffer, bookingNow, eventsOf } from '#test/support/bookings.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { onBookingExpired } from '../module.ts'
import { type BookingChange, lockBooking } from '../store.ts'
import { type Cause, transition } from './transition.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

/** A cart, and one change of its state, by itself in a transaction. */
async function changed(cause: Cause, effects?: () => Promise<void>) {
  const { token } = await aBuyer(home)
  const id = await aCart(home, await anOffer(home), { token })
  const now = home.application.clock.now()
  const work = () =>
    home.application.db.transaction(async (db) => {
      const booking = await lockBooking(db, id)
      if (booking) await transition(db, booking, { ...cause, ...(effects && { effects }), now })
    })
  return { id, work }
}

const runOut = { event: 'run_out', actor: 'clock', reason: 'the hold ran out' } as const

test('a change of state is written with its history, in one statement', async () => {
  const { id, work } = await changed({ event: 'replace', actor: 'member', reason: 'chosen anew' })
  const sent = await statementsOf(work)
  // Its lock and its change; whoever lists orders writes of their own.
  expect(sent.filter((statement) => !/^(begin|commit)|order_summaries/i.test(statement))).toHaveLength(2)
  expect((await bookingNow(home, id)).state).toBe('expired')
  expect(await eventsOf(home, id)).toEqual(['hold', 'replace'])
})

test.each([
  ['an actor who may not', { ...runOut, actor: 'staff' }, 'run_out is not for staff'],
  ['an event that begins elsewhere', { ...runOut, event: 'complete' }, 'a booking in cart cannot complete'],
] as const)('%s changes nothing', async (_, cause, message) => {
  const { id, work } = await changed(cause)
  await expect(work()).rejects.toThrow(message)
  expect((await bookingNow(home, id)).state).toBe('cart')
  expect(await eventsOf(home, id)).toEqual(['hold'])
})

test('others hear of a change once all that belongs to it is done', async () => {
  const seen: string[] = []
  const { id, work } = await changed(runOut, async () => void seen.push('effects'))
  onBookingExpired(async (_db, { booking }) => {
    if (booking.id === id) seen.push(`event: ${booking.state}`)
  })
  await work()
  expect(seen).toEqual(['effects', 'event: expired'])
})

test('what else changes of a booking cannot bring a state along', () => {
  expectTypeOf<{ overdue_at: null }>().toExtend<BookingChange>()
  expectTypeOf<{ overdue_at: null; state: 'expired' }>().not.toExtend<BookingChange>()
})
