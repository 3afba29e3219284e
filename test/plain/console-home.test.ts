import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import type { Grant } from '#core/staff.ts'
import { bookingNow } from '#test/support/bookings.ts'
import { aJourney, putBooking, scan, send, travellersOf } from '#test/support/journeys.ts'
import { aPayout } from '#test/support/payouts.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ofPartner } from '#test/support/staff.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

const open = async (grant: Grant, path = '/console') =>
  new PlainBrowser(home, (await staffBrowser(home, grant)).browser).open(path)

test('who has nothing to sell yet is led to a first package', async () => {
  const reader = await open(ofPartner(newId()))
  expect(reader.text('main')).toContain('Buat paket pertama')
  await reader.follow('Buat paket')
  expect([reader.status, reader.path]).toEqual([200, '/console/packages/new'])
})

test('a partner sees its overdue settlements, documents to check, sales and seats, each a way to its list', async () => {
  const order = await aJourney(home, { rooms: [{ type: 'quad', adults: 2 }] })
  const [person] = await travellersOf(home, order.id)
  const upload = `/api/v3/users/bookings/${order.id}/participants/${person?.id}/documents`
  const fields = { type: 'ktp', file: { name: 'ktp.jpg', bytes: await scan() } }
  await send(home, upload, { token: order.token, fields })
  await putBooking(home, order.id, { overdue_at: home.application.clock.now() })
  const { code, total, partner_id } = await bookingNow(home, order.id)
  const reader = await open(ofPartner(partner_id))
  const amount = formatRupiah(rupiah(total), 'id')
  for (const text of [
    '1 pesanan belum dilunasi',
    '1 pesanan punya dokumen yang perlu diperiksa',
    `Minggu ini ${amount} dari 1 pesanan (2 jamaah).`,
    '2 dari 40 kursi terjual',
  ])
    expect(reader.text('main')).toContain(text)
  expect(reader.text('main')).not.toContain('Uang masuk')
  await reader.follow('Periksa dokumen')
  expect([reader.path, reader.text('main').includes(code)]).toEqual(['/console/bookings?documents=received', true])
  await reader.open('/console/en')
  await reader.follow('Open unpaid bookings')
  expect(reader.path).toBe('/console/en/bookings?settlement=overdue')
  const other = await open(ofPartner(newId()))
  expect(other.text('main')).not.toContain('belum dilunasi')
})

test('finance sees payouts that are due, and a colleague what waits for their approval', async () => {
  const finance: Grant = { role: 'finance', scope: { kind: 'platform' } }
  const waiting = async () => {
    const text = (await open(finance, '/console/en')).text('main')
    return Number(/Payouts\s*(\d+) waiting to be sent/.exec(text)?.[1] ?? 0)
  }
  const before = await waiting()
  const { request } = await aPayout(home)
  expect(await waiting()).toBe(before + 1)
  await request()
  // What waits for a second person is a request, and counted once.
  expect(await waiting()).toBe(before)
  const reader = await open(finance, '/console/en')
  expect(reader.text('main')).toContain('1 request from a colleague')
  await reader.follow('Open requests')
  expect(reader.path).toBe('/console/en/payouts?status=awaiting_approval')
})

test('who works for one tenant sees nothing of the platform, and support begins with a search', async () => {
  const reader = await open({ role: 'admin', scope: { kind: 'tenant', id: newId() } })
  expect(reader.status).toBe(200)
  const support = await open({ role: 'support', scope: { kind: 'platform' } }, '/console/en')
  await support.press('Search', { 'Member or booking': 'siti' })
  expect(support.path).toBe('/console/en/find?search=siti')
})
