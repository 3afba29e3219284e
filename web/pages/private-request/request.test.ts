import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { expireRequests, lapseOffers } from '#modules/private-umrah/lifecycle/clock.ts'
import { payInvoice } from '#test/support/bookings.ts'
import { listening } from '#test/support/payments.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { accept, anOffer, aPlan, aRequest, moveAsPartner, type Plan, requestNow } from '#test/support/private-offers.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, siteApp, visit } from '#test/support/visits.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await siteApp()
  await listening(home)
  supply = await aSupply(home)
})
afterAll(() => home.close())

/** The browser of whoever sent the request, without scripts. */
function browserOf({ token }: Pick<Plan, 'token'>): PlainBrowser {
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  return new PlainBrowser(home, browser)
}

const waiting = ({ id }: Pick<Plan, 'id'>) => `/private-umroh/waiting-approval/${id}`

async function stampOf(request: Plan): Promise<string> {
  const { html } = await visit(home, browserOf(request).browser, `${waiting(request)}/status`)
  return JSON.parse(html).stamp
}

test('a request without offers says until when they may come, shows its plan, and is nobody else’s', async () => {
  const request = await aRequest(home, supply)
  const page = await browserOf(request).open(waiting(request))
  expect(page.text('main')).toContain('Belum ada penawaran')
  expect(page.text('main')).toMatch(/dapat mengirim penawaran sampai .* WIB/)
  expect(page.text('main')).toContain(supply.madinah.name)
  expect(page.text('main')).toContain('Perkiraan, bukan penawaran')
  const english = await page.open(`/en${waiting(request)}`)
  expect(english.text('main')).toContain('No offers yet')
  const { browser } = await memberBrowser(home)
  const stranger = await visit(home, browser, waiting(request))
  expect([stranger.status, (await visit(home, browser, `${waiting(request)}/status`)).status]).toEqual([404, 404])
})

test('offers stand beside each other, the cheapest first, with what differs from the wish', async () => {
  const request = await aRequest(home, supply)
  const before = await stampOf(request)
  const stays = [
    { hotel_id: supply.madinah.id, nights: 3 },
    { hotel_id: supply.otherMakkah.id, nights: 4 },
  ]
  await anOffer(home, request.id, { journey: { stays } })
  await anOffer(home, request.id, { total: 80_000_000, note: 'Sudah termasuk visa' })
  expect(await stampOf(request)).not.toBe(before)
  const page = await browserOf(request).open(waiting(request))
  const [first, second] = page.all('section[aria-label] > ul > li').map((card) => card.textContent ?? '')
  expect(first).toContain('Sudah termasuk visa')
  expect(first).toContain('Sesuai permintaan Anda')
  expect(second).toContain(`Ditawarkan: ${supply.otherMakkah.name}`)
  expect(second).toContain('Sesuai ketentuan maskapai dan hotel')
  expect(second).toMatch(/Dewasa × 2\s*Rp\.\s30\.000\.000/)
  expect(page.text('main')).not.toContain('Ditulis travel')
  // An agency writes in one language: whoever reads the other is told which.
  const english = await page.open(`/en${waiting(request)}`)
  expect(english.text('main')).toContain('The agency wrote this in Indonesian.')
  expect(english.all('p[lang=id]').map((text) => text.textContent)).toContain('Sudah termasuk visa')
})

test('an offer is accepted with a down payment, paid, and the rest is paid on the same pages', async () => {
  const request = await aRequest(home, supply)
  const { partner } = await anOffer(home, request.id)
  await anOffer(home, request.id, { total: 99_000_000 })
  const page = await browserOf(request).open(waiting(request))
  await page.follow(`Pilih penawaran ini dari ${partner.name}`)
  await page.press('Ya, pilih dan bayar', { 'Uang muka dulu': true })
  expect(page.path).toMatch(new RegExp(`^/private-umroh/payment-method/${request.id}`))
  expect(page.text('main')).toMatch(/Rp\.\s15\.000\.000/)
  await page.press('Bayar', { 'BCA Virtual Account': true })
  expect(page.path).toMatch(new RegExp(`^/private-umroh/payment-instruction/${request.id}\\?payment=`))
  expect(page.text('h1')).toBe('Selesaikan pembayaran')
  const ended = await page.open(waiting(request))
  expect(ended.text('main details')).toMatch(/Rp\.\s99\.000\.000\s*Tidak dipilih/)
  expect(ended.text('main')).toContain('Tinggal membayar')
})

test('an offer that was changed or withdrawn meanwhile is not accepted, and the page says so with what there is', async () => {
  const request = await aRequest(home, supply)
  const offer = await anOffer(home, request.id)
  const page = await browserOf(request).open(`${waiting(request)}?accept=${offer.id}`)
  await moveAsPartner(home, offer, 'change', { version: offer.version + 1, price_adult: 31_000_000 })
  await page.press('Ya, pilih dan bayar')
  expect(page.path).toBe(`${waiting(request)}?note=changed`)
  expect(page.text('[role=status]')).toContain('baru saja mengubah penawaran ini')
  expect(page.text('main')).toMatch(/Rp\.\s31\.000\.000/)
})

test('of two who accept at once one goes on to pay and the other reads why', async () => {
  const request = await aRequest(home, supply)
  const [mine, yours] = [await anOffer(home, request.id), await anOffer(home, request.id)]
  const late = await browserOf(request).open(`${waiting(request)}?accept=${yours.id}`)
  await accept(home, request, mine)
  await late.press('Ya, pilih dan bayar')
  expect(late.path).toBe(`${waiting(request)}?note=chosen`)
  expect(late.text('[role=status]')).toContain('sudah dipilih lebih dulu')
  expect(late.text('main')).toContain('Tinggal membayar')
})

test('declining wants a reason of ten characters; the last offer declined leaves the request open', async () => {
  const request = await aRequest(home, supply)
  const { partner } = await anOffer(home, request.id)
  const page = await browserOf(request).open(waiting(request))
  await page.follow(`Tolak dari ${partner.name}`)
  await page.press('Tolak penawaran', { Alasan: 'mahal' })
  expect([page.status, (await requestNow(home, request.id)).state]).toEqual([422, 'offered'])
  await page.press('Tolak penawaran', { Alasan: 'Hotelnya terlalu jauh' })
  expect((await requestNow(home, request.id)).state).toBe('waiting_approval')
  await page.follow('Tutup permintaan ini')
  await page.press('Ya, tutup permintaan', { Alasan: 'Kami tidak jadi berangkat' })
  expect(page.text('main')).toContain('Anda menutup permintaan ini')
  expect(page.text('main')).toContain('Kami tidak jadi berangkat')
})

test('a request that nobody offered on says so and leads to another plan with the same wishes', async () => {
  const request = await aRequest(home, supply)
  await expireRequests(home.application.db, addMs(home.application.clock.now(), 8 * dayMs))
  const page = await browserOf(request).open(waiting(request))
  expect(page.text('main')).toContain('Permintaan berakhir tanpa penawaran')
  const again = new URL(page.link('Susun ulang rencana ini'), 'http://localhost')
  expect([again.pathname, again.searchParams.get('departure_airport_id')]).toEqual(['/private-umroh', 'CGK'])
})

test('of a request whose offers ran out it is said that they have', async () => {
  const request = await aRequest(home, supply)
  await anOffer(home, request.id)
  const { db, clock } = home.application
  await lapseOffers(db, addMs(clock.now(), 4 * dayMs))
  await expireRequests(db, addMs(clock.now(), 8 * dayMs))
  const page = await browserOf(request).open(waiting(request))
  expect(page.text('main')).toContain('Penawarannya sudah habis masa berlaku')
  expect(page.text('main')).not.toContain('tanpa penawaran')
})

test('the page of a request has all of it, and once it is a booking leads there and back', async () => {
  const request = await aRequest(home, supply)
  const offer = await anOffer(home, request.id)
  const reply = await accept(home, request, offer, 'down_payment')
  const [down] = reply.body.data.invoices
  const page = await browserOf(request).open(`/member/order-custom-umroh/${request.id}`)
  expect(page.text('main')).toContain('Jamaah Nomor A')
  expect(page.text('main')).toContain('Siti Rahmawati')
  expect(page.text('main')).toContain(down.code)
  const invoices = page.part('Tagihan')
  expect(page.link('Bayar sekarang', invoices)).toBe(`/private-umroh/payment-method/${request.id}?invoice=${down.code}`)
  await payInvoice(home, request, down.code)
  await page.open(`/private-umroh/payment-success?id=${request.id}`)
  expect(page.link('Lunasi sekarang')).toMatch(`/private-umroh/payment-method/${request.id}?invoice=`)
  await page.open(`/member/my-order/${request.id}`)
  await page.follow('Lihat rencana dan penawaran')
  expect(page.path).toBe(`/member/order-custom-umroh/${request.id}`)
  await page.follow('Buka halaman pesanan')
  expect(page.path).toBe(`/member/my-order/${request.id}`)
})

test('plans and requests are listed by where they stand; a draft is deleted from its page', async () => {
  const plan = await aPlan(home, supply)
  const page = await browserOf(plan).open('/member/order-custom-umroh')
  const { code } = await requestNow(home, plan.id)
  expect(page.text('main')).toContain(code)
  expect(page.link('Lanjutkan rencana')).toBe(`/private-umroh/book?id=${plan.id}`)
  expect((await page.open('/member/order-custom-umroh?tab=in_progress')).text('main')).toContain(
    'Belum ada umrah privat',
  )
  expect((await page.open('/member/order-custom-umroh?search=PRV-NONE')).text('main')).toContain('Tidak ditemukan')
  await page.open(`/member/order-custom-umroh/${plan.id}`)
  await page.press('Ya, hapus')
  expect(page.path).toBe('/member/order-custom-umroh')
  expect((await requestNow(home, plan.id)).state).toBe('cancelled')
})
