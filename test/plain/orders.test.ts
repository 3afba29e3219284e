import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '#test/support/bookings.ts'
import { demoHouse } from '#test/support/demo-house.ts'
import type { TestHouse } from '#test/support/house.ts'
import { aJourney, scan } from '#test/support/journeys.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { memberBrowser, newBrowser } from '#test/support/visits.ts'

let home: TestHouse
beforeAll(async () => {
  home = await demoHouse()
})
afterAll(() => home.close())

/** A browser in which whoever ordered is signed in. */
function browserOf({ token }: { token: string }): PlainBrowser {
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  return new PlainBrowser(home, browser)
}

test('home offers a member the order to continue, and nobody else', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open('/')
  const strip = member.part('Lanjutkan pesanan Anda')
  expect(member.link('Bayar sekarang', strip)).toContain(order.id)
  expect(member.link(order.offer.product.name.id, strip)).toContain(order.id)
  const guest = await new PlainBrowser(home).open('/')
  expect(guest.status).toBe(200)
  expect(guest.all('h1')).toHaveLength(1)
  expect(guest.html).not.toContain('Lanjutkan pesanan Anda')
  expect(guest.html).not.toContain(order.id)
})

test('somebody else finds neither the order nor its files', async () => {
  const order = await anOrder(home)
  const { browser } = await memberBrowser(home)
  const other = new PlainBrowser(home, browser)
  for (const path of ['', '/unduh/calendar.ics', `/unduh/${order.invoices[0]?.invoice_code}.pdf`]) {
    await other.open(`/member/my-order/${order.id}${path}`)
    expect([path, other.status]).toEqual([path, 404])
  }
  const member = await browserOf(order).open('/member/my-order/bukan-pesanan')
  expect(member.text()).toContain('Halaman Tidak ditemukan')
})

test('without scripts a paper is sent with its form, and said to be wrong at its field', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open(`/member/my-order/${order.id}`)
  const send = async (bytes: Buffer) => {
    const form = member.field('KTP').closest('form') ?? undefined
    await member.press('Unggah', { KTP: { name: 'ktp.jpg', type: 'image/jpeg', bytes } }, form)
  }
  await send(Buffer.from('bukan'))
  expect(member.all('[role=alert]').map((one) => one.textContent)).toContainEqual(
    expect.stringContaining('Berkas tidak valid'),
  )
  await send(await scan())
  expect(member.text()).toContain('Dokumen berhasil diunggah')
  expect(member.link('Buka KTP')).not.toBe('')
})

test('the button that sends a paper is shown where there are no scripts', async () => {
  const order = await anOrder(home)
  const member = await browserOf(order).open(`/member/my-order/${order.id}`)
  const button = member.all('button').find((one) => member.name(one) === 'Unggah')
  expect(button?.parentElement?.getAttribute('class')).toBe('hidden noscript:block')
})

test('anyone who holds a voucher can check it, and an unknown one is not found', async () => {
  const order = await aJourney(home)
  const member = await browserOf(order).open('/voucher/tidak-ada')
  expect(member.text()).toContain('Halaman Tidak ditemukan')
  await member.open(`/member/my-order/${order.id}`)
  const address = member.link('Halaman pemeriksaan voucher')
  const code = /RHL-[0-9A-Z]{8}/.exec(member.text('main'))?.[0]
  const holder = await new PlainBrowser(home).open(address)
  expect(holder.text()).toContain('Voucher ini asli dan berlaku')
  expect(holder.text()).toContain(code)
  expect(holder.text()).toContain('S. R.')
  expect(holder.text()).not.toContain('Rahmawati')
  expect(holder.one('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await holder.open(address.replace('/voucher/', '/en/voucher/'))
  expect(holder.text()).toContain('This voucher is genuine and valid')
})
