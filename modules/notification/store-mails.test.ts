import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoment } from '#core/format.ts'
import { addMs, hourMs } from '#core/time.ts'
import { outbox } from '#database/tables.ts'
import { deliverAll } from '#server/jobs/deliver.ts'
import { send } from '#test/support/journeys.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { anOffer, aPaidCheckout } from '#test/support/souvenirs.ts'
import { aStoreOrder, atStore } from '#test/support/store-orders.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { remindStores } from './store-mails.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

/** What waits to be mailed to the desk about an order. */
async function mailsAbout(code: string) {
  const rows = await home.application.db.select({ parcel: outbox.parcel }).from(outbox)
  return rows.flatMap(({ parcel }) =>
    parcel?.kind === 'staff_letter' && JSON.stringify(parcel).includes(code) ? [parcel.staff_letter] : [],
  )
}

test('people of a store are mailed of a paid order and of a wish to cancel, with nothing of the buyer', async () => {
  const offer = await anOffer(home)
  await atStore(home, offer.store.id)
  await atStore(home, offer.store.id)
  await atStore(home, (await anOffer(home)).store.id)
  const { buyer, order_ids, see } = await aPaidCheckout(home, { offers: [offer] })
  const [{ code }] = (await see()).orders
  const mails = await mailsAbout(code)
  expect(mails.map(({ subject }) => subject)).toEqual([`Pesanan baru ${code}`, `Pesanan baru ${code}`])
  expect(mails[0]?.paragraphs.join(' ')).toContain('1 × Sajadah Uji')
  expect(mails[0]?.action.path).toBe(`/store-orders/${order_ids[0]}`)
  await buyer.send('POST', `users/bookings/${order_ids[0]}/reject`, { reason: 'changed_mind', note: 'Salah alamat' })
  const all = await mailsAbout(code)
  expect(all.map(({ subject }) => subject).slice(2)).toEqual(Array(2).fill(`Pembeli minta membatalkan ${code}`))
  expect(JSON.stringify(all)).not.toMatch(/Siti|Aminah|Antapani|\+62|Salah alamat/)
})

test('on the last day of its clock a store is reminded once, and mails go out under the desk’s name', async () => {
  const now = home.application.clock.now()
  const order = await aStoreOrder(home, { process_by: addMs(now, 14 * hourMs) })
  const later = await aStoreOrder(home, { process_by: addMs(now, 16 * hourMs) })
  const ship_by = addMs(now, 14 * hourMs)
  const unshipped = await aStoreOrder(home, { state: 'processing', process_by: addMs(now, -hourMs), ship_by })
  for (const { store } of [order, later, unshipped]) await atStore(home, store.id)
  for (let times = 0; times < 2; times++) await remindStores(home.application.db, now)
  expect(await mailsAbout(order.code)).toMatchObject([{ subject: `Batas waktu hari ini: ${order.code}` }])
  const [mail] = await mailsAbout(unshipped.code)
  expect(mail?.paragraphs[0]).toContain(
    `belum dikirim. Kirim dan isi nomor resinya sebelum ${formatMoment(ship_by, 'id')}`,
  )
  expect(await mailsAbout(later.code)).toEqual([])
  await deliverAll(home.application)
  expect(await mailsAbout(order.code)).toEqual([])
})

test('people of a store are mailed once of a problem with a parcel, without the buyer’s words', async () => {
  const { token, offers, order_ids, ship, see } = await paidOrders(home)
  const [id = ''] = order_ids
  await ship(id)
  await atStore(home, offers[0]?.store.id ?? '')
  const fields = { kind: 'damaged', text: 'Kotaknya penyok dan dua botol pecah' }
  await send(home, `/api/v1/users/bookings/merchant/${id}/problem`, { token, fields })
  const mails = await mailsAbout((await see()).orders[0].code)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Pembeli melaporkan masalah: OLH-/)])
  expect(JSON.stringify(mails)).not.toContain('penyok')
})
