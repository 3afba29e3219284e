import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDay } from '#core/format.ts'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { booking, cancelBooking, expireHolds, rescheduleBooking } from '#modules/booking/module.ts'
import { bookings } from '#modules/booking/tables.ts'
import { expireInvoices } from '#modules/payment/module.ts'
import { aBuyer, aCart, anOffer, anOrder, payInvoice } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { listOf } from '#test/support/notices.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Item = { title: string; text: string; link: string }
const noticesOf = async (token: string): Promise<Item[]> => (await listOf(home, token)).items
const titles = async (token: string) => (await noticesOf(token)).map(({ title }) => title)
const staff_id = '01998a3e-0000-7000-8000-000000000000'

async function started() {
  const order = await anOrder(home)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  return order
}

test('who checks out is told what to pay, and by when', async () => {
  const { id, token, member, offer } = await anOrder(home, { plan: 'down_payment' })
  const [item] = await noticesOf(token)
  expect(item).toMatchObject({ title: 'Selesaikan pembayaran Anda', link: `/member/my-order/${id}` })
  expect(item?.text).toMatch(/Bayar Rp\. [\d.]+ sebelum \d+ \w+ \d{4}, \d\d\.\d\d WIB/)
  expect(item?.text).toContain(offer.product.name.id)
  const [mail] = await home.sentTo(member.email)
  expect(mail?.text).toMatch(/Pelunasan Rp\. [\d.]+ dibayar paling lambat/)
})

test('the first payment brings a receipt and what comes next, each once', async () => {
  const { token, member } = await started()
  expect((await titles(token)).sort()).toEqual([
    'Kursi Anda sudah pasti',
    'Pembayaran diterima',
    'Selesaikan pembayaran Anda',
  ])
  expect(await home.sentTo(member.email)).toHaveLength(3)
})

test('an order that is not paid in time is told as expired once, though two modules say so', async () => {
  const { id, token, member } = await anOrder(home)
  await expireInvoices(home.application.db, addMs(home.application.clock.now(), dayMs + minuteMs), [id])
  expect((await titles(token)).filter((title) => title === 'Pesanan kedaluwarsa')).toHaveLength(1)
  const subjects = (await home.sentTo(member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Pesanan kedaluwarsa')).toHaveLength(1)
})

test('a hold that ran out stands in the list and is not mailed', async () => {
  const offer = await anOffer(home)
  const { token, member } = await aBuyer(home)
  await aCart(home, offer, { token })
  await expireHolds(home.application.db, addMs(home.application.clock.now(), 31 * minuteMs))
  expect(await titles(token)).toEqual(['Kursi Anda sudah dilepas'])
  expect(await home.sentTo(member.email)).toEqual([])
})

test('a cancelled order is told with the partner’s reason, and the money that comes back too', async () => {
  const { id, token } = await started()
  const reason = 'Hotel tutup'
  await cancelBooking(home.application.db, { booking_id: id, staff_id, reason }, home.application.clock.now())
  const items = await noticesOf(token)
  expect(items.find(({ title }) => title === 'Pesanan dibatalkan')?.text).toContain('Alasan: Hotel tutup')
  expect(items.map(({ title }) => title)).toContain('Uang Anda akan dikembalikan')
})

test('a cancelled order is told of other dates that have rooms as theirs, and of no other', async () => {
  const order = await anOrder(home, { rooms: [{ type: 'double', adults: 2 }] })
  const { product, hotel_id } = order.offer
  const date = (wish: { in_days: number; price_double?: null }) =>
    anyDeparture(home, { product_id: product.id, hotel_id, quota: 40, ...wish })
  const [without, fitting] = [await date({ in_days: 150, price_double: null }), await date({ in_days: 160 })]
  const { db, clock } = home.application
  await cancelBooking(db, { booking_id: order.id, staff_id, reason: 'Hotel tutup' }, clock.now())
  const mails = await home.sentTo(order.member.email)
  const text = mails.find(({ subject }) => subject === 'Pesanan dibatalkan')?.text
  expect(text).toContain(`Paket ini juga berangkat ${formatDay(fitting.departs_on, 'id')}.`)
  expect(text).not.toContain(formatDay(without.departs_on, 'id'))
})

test('another date is told with its day, and declining it as the member’s own choice', async () => {
  const { id, token, member, offer } = await started()
  const departure = await anyDeparture(home, {
    product_id: offer.product.id,
    hotel_id: offer.hotel_id,
    in_days: 150,
    quota: 40,
  })
  const move = { booking_id: id, departure_id: departure.id, staff_id, reason: 'Jadwal maskapai' }
  expect(await rescheduleBooking(home.application.db, move, home.application.clock.now())).toBe(true)
  const moved = (await noticesOf(token)).find(({ title }) => title === 'Jadwal keberangkatan berubah')
  expect(moved?.text).toMatch(/kini berangkat \w+, \d+ \w+ \d{4}\. Alasan: Jadwal maskapai/)
  const mail = (await home.sentTo(member.email)).find(({ subject }) => subject === 'Jadwal keberangkatan berubah')
  expect(mail?.text).toContain(`Jadwal semula: berangkat ${formatDay(offer.departure.departs_on, 'id')}.`)
  await ask(home, 'POST', `/api/v3/users/bookings/${id}/reschedule/decline`, { token, body: {} })
  const cancelled = (await noticesOf(token)).find(({ title }) => title === 'Pesanan dibatalkan')
  expect(cancelled?.text).toContain('Anda menolak jadwal baru')
})

test('who is back is asked how it was, once', async () => {
  const { id, token } = await started()
  await home.application.db.update(bookings).set({ returns_on: '2026-01-02' }).where(eq(bookings.id, id))
  const parts = { db: home.application.db, ports: home.application.ports, now: home.application.clock.now() }
  for (let i = 0; i < 2; i++) for (const job of booking.jobs) await job.run(parts)
  expect((await titles(token)).filter((title) => title === 'Bagaimana perjalanan Anda?')).toHaveLength(1)
})
