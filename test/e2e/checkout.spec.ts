import type { APIRequestContext, Page } from '@playwright/test'
import { stopClock, takenOver } from './support/clock.ts'
import { expectDate, fillDate } from './support/dates.ts'
import { bornBefore, claimDeparture, type Departure, type Offer } from './support/departures.ts'
import { tagOf } from './support/full.ts'
import { openPage, reloadPage } from './support/hydrated.ts'
import { codeFor, member, type Person, signedInMember, signIn } from './support/person.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

/** A departure of this test alone, with room for a family and with extras to choose from. */
const anyOffer = (request: APIRequestContext) =>
  claimDeparture(request, {
    fits: ({ product, departure }) => departure.seats_free > 12 && product.addons.length > 0,
  })
const rupiah = (amount: number) => `Rp. ${amount.toLocaleString('id-ID')}`
const dialled = (number: string) => number.replace(/^0/, '+62')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900

/** The price box: beside the page, or behind the bar of a phone. */
async function openBox(page: Page) {
  const box = page.locator('#offer')
  if (isPhone(page) && !(await box.isVisible()))
    await page.getByRole('button', { name: /^(Pilih & pesan|Choose & book)$/ }).click()
  await expect(box).toBeVisible()
  return box
}

const openProduct = (page: Page, { product, departure }: Offer, rest = '') =>
  openPage(page, `${siteUrl()}/product/${product.slug}?departure=${departure.id}${rest}`)

/** The first step of checkout. Its page is several calls long, and a busy machine takes its time. */
const atOrder = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Lengkapi pesanan' })).toBeVisible({ timeout: 30_000 })

/** Books from the package page and waits for checkout. */
async function bookFrom(page: Page, offer: Offer, rest = ''): Promise<void> {
  await openProduct(page, offer, rest)
  await openBox(page)
  await page.getByRole('button', { name: 'Pesan sekarang' }).click()
  await atOrder(page)
}

const travellers = (page: Page) => page.getByRole('group', { name: /^Jamaah \d/ })
const next = (page: Page) => page.getByRole('button', { name: 'Lanjut ke pembayaran' }).locator('visible=true').click()

async function fillContact(page: Page, { phone_number }: Pick<Person, 'phone_number'>): Promise<void> {
  const contact = page.getByRole('region', { name: 'Data pemesan' })
  await contact.getByRole('group', { name: 'Jenis kelamin' }).getByLabel('Laki-laki').check()
  await fillDate(contact, 'Tanggal lahir', '1980-02-03')
  await contact.getByLabel('Nomor HP').fill(phone_number)
  await contact.getByLabel('Pekerjaan').fill('Guru')
  await contact.getByLabel('Instansi').fill('SMA Negeri 1')
  await contact.getByLabel('Alamat').fill('Jl. Merdeka No. 1, Bandung')
}

/** Names everyone after the first, each as old on the day of the return as the card asks. */
async function fillOthers(page: Page, { returns_on }: Departure): Promise<void> {
  for (const [place, card] of (await travellers(page).all()).slice(1).entries()) {
    await card.getByLabel('Nama sesuai paspor').fill(`Siti Nurhaliza ${['Wardhani', 'Kusuma', 'Ayu', 'Dewi'][place]}`)
    await card.getByLabel('Hubungan dengan pemesan').selectOption('relative')
    const about = (await card.textContent()) ?? ''
    if (about.includes('Anak ·')) await fillDate(card, 'Tanggal lahir', bornBefore(returns_on, { years: 6 }))
    if (about.includes('Bayi ·')) await fillDate(card, 'Tanggal lahir', bornBefore(returns_on, { months: 20 }))
  }
}

test('a guest chooses, signs in, orders with a promo and a down payment, and arrives at paying', {
  tag: '@both',
}, async ({ page, request, site: _site }) => {
  test.slow()
  const offer = await anyOffer(request)
  const { person } = await member(request)
  await openProduct(page, offer)
  const box = await openBox(page)
  await box.getByRole('button', { name: 'Tambah: Dewasa, kamar quad' }).click()
  await box.getByRole('button', { name: 'Tambah: Anak' }).click()
  await box.getByText('Tambah jenis kamar lain').click()
  await box.getByRole('button', { name: 'Tambah: Dewasa, kamar double' }).click()
  await page.getByRole('button', { name: 'Pesan sekarang' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await signIn(page, person)
  await expect(page).toHaveURL(new RegExp(`/product/${offer.product.slug}\\?departure=${offer.departure.id}`))
  // The box one left to sign in is open again, on a phone too.
  await expect(box).toBeVisible()
  await expect(box.getByLabel('Dewasa, kamar quad', { exact: true })).toHaveValue('2')
  await page.getByRole('button', { name: 'Pesan sekarang' }).click()
  await expect(page.getByText('Pesanan Berhasil ditambahkan')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|2\d:\d\d)$/)
  await expect(travellers(page)).toHaveCount(4)

  await fillContact(page, person)
  await page.getByLabel('Saya sendiri ikut berangkat').check()
  await expect(travellers(page).first().getByLabel('Nama sesuai paspor')).toHaveValue(person.full_name)
  await fillOthers(page, offer.departure)
  const price = page.getByRole('complementary', { name: 'Rincian harga' })
  await page
    .getByRole('region', { name: 'Layanan tambahan' })
    .getByRole('button', { name: /^Tambah: / })
    .first()
    .click()
  await expect(price.getByText(/^Layanan tambahan/)).toBeVisible()
  await page.getByLabel('Kode promo').fill('TIDAK-ADA')
  await page.getByRole('button', { name: 'Pakai', exact: true }).click()
  await expect(page.getByLabel('Kode promo')).toHaveAccessibleDescription('Promo tidak tersedia')
  await page.getByRole('button', { name: 'Lihat promo yang bisa dipakai' }).click()
  const sheet = page.getByRole('dialog', { name: 'Promo untuk pesanan ini' })
  const code = (await sheet.getByRole('listitem').first().locator('p').last().textContent())?.split(' · ')[0] ?? ''
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await page.getByLabel('Kode promo').fill(code.toLowerCase())
  await page.getByLabel('Kode promo').press('Enter')
  await expect(page.getByText('Promo berhasil digunakan')).toBeVisible()
  await expect(price.getByText('Potongan promo')).toBeVisible()
  await page.getByLabel('Uang muka (DP)').check()
  await expect(price).toContainText(`Dibayar sekarang${rupiah(offer.product.down_payment * 4)}`)
  await page.getByLabel(/^Saya telah membaca/).check()

  await next(page)
  const dialog = page.getByRole('dialog', { name: 'Data sudah benar?' })
  await expect(dialog).toContainText(person.full_name)
  for (const answer of ['Lanjutkan pembayaran', 'Periksa lagi']) {
    await expect(dialog.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 })
  }
  await dialog.getByRole('link', { name: 'Ubah metode pembayaran' }).click()
  await expect(page.locator('#field-plan')).toBeFocused()
  await next(page)
  await dialog.getByRole('button', { name: 'Periksa lagi' }).click()
  await expect(dialog).toBeHidden()
  await next(page)
  await dialog.getByRole('button', { name: 'Lanjutkan pembayaran' }).click()

  await expect(page).toHaveURL(/step=verify/)
  await page.getByLabel('Kode verifikasi').fill('12')
  await page.getByRole('button', { name: 'Verifikasi dan buat pesanan' }).click()
  await expect(page.getByText('Format tidak valid').first()).toBeVisible()
  await page.getByLabel('Kode verifikasi').fill(await codeFor(request, dialled(person.phone_number)))
  await page.getByRole('button', { name: 'Verifikasi dan buat pesanan' }).click()
  await expect(page).toHaveURL(/step=pay/)
  await expect(page.getByRole('main')).toContainText(rupiah(offer.product.down_payment * 4))
})

test('who travels for themselves follows the contact until edited, and what is typed survives a reload and a closed tab', {
  tag: '@phone',
}, async ({ page, request, site: _site }) => {
  await signedInMember(page)
  await bookFrom(page, await anyOffer(request), '&quad=2')
  const contact = page.getByRole('region', { name: 'Data pemesan' })
  const own = travellers(page).first()
  await page.getByLabel('Saya sendiri ikut berangkat').check()
  await contact.getByLabel('Nama lengkap').fill('Siti Aminah')
  await fillDate(contact, 'Tanggal lahir', '1980-02-03')
  await expect(own.getByLabel('Nama sesuai paspor')).toHaveValue('Siti Aminah')
  await expectDate(own, 'Tanggal lahir', '1980-02-03')
  const gender = (label: string) => contact.getByRole('group', { name: 'Jenis kelamin' }).getByLabel(label).check()
  await gender('Perempuan')
  await expect(own.getByLabel('Jenis kelamin')).toHaveValue('female')
  await own.getByLabel('Jenis kelamin').selectOption('male')
  // Edited, it stays: also after the contact has said the same for a moment.
  await gender('Laki-laki')
  await gender('Perempuan')
  await expect(own.getByLabel('Jenis kelamin')).toHaveValue('male')
  await own.getByLabel('Nama sesuai paspor').fill('Siti Aminah Zahra')
  // Of the drafts that are kept on the way, the one with all that is typed here.
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/draf') && /(^|&)name=Siti\+A\.&/.test(reply.request().postData() ?? ''),
  )
  await contact.getByLabel('Nama lengkap').fill('Siti A.')
  await expect(own.getByLabel('Nama sesuai paspor')).toHaveValue('Siti Aminah Zahra')
  await saved
  await reloadPage(page)
  await expect(contact.getByLabel('Nama lengkap')).toHaveValue('Siti A.')
  await expect(page.getByLabel('Saya sendiri ikut berangkat')).toBeChecked()
  const isOurs = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))
  await expect.poll(() => page.getByRole('timer').evaluate(isOurs)).toBe(true)
  const address = page.url()
  await contact.getByLabel('Pekerjaan').fill('Perawat')
  // At once, before the pause after the last key is over.
  await openPage(page, siteUrl())
  const other = await page.context().newPage()
  await page.close()
  await other.goto(address)
  await expect(other.getByLabel('Pekerjaan')).toHaveValue('Perawat')
  await expect(travellers(other).first().getByLabel('Nama sesuai paspor')).toHaveValue('Siti Aminah Zahra')
})

test('of two tabs neither writes over the other unseen', { tag: '@phone' }, async ({ page, request, site: _site }) => {
  await signedInMember(page)
  await bookFrom(page, await anyOffer(request))
  const other = await page.context().newPage()
  await openPage(other, page.url())
  const type = async (tab: Page, label: string, text: string) => {
    const answered = tab.waitForResponse((reply) => reply.url().endsWith('/draf'))
    await tab.getByLabel(label).fill(text)
    return (await answered).status()
  }
  expect([await type(other, 'Pekerjaan', 'Bidan'), await type(page, 'Pekerjaan', 'Guru')]).toEqual([200, 409])
  await expect(page.getByText('Form ini diubah di tab lain')).toBeInViewport()
  await expect(page.getByLabel('Pekerjaan')).toHaveValue('Guru')
  await page.getByRole('button', { name: 'Pakai yang terbaru' }).click()
  await expect(page.getByLabel('Pekerjaan')).toHaveValue('Bidan')
  expect([await type(page, 'Instansi', 'RS Melati'), await type(other, 'Instansi', 'RSUD')]).toEqual([200, 409])
  await other.getByRole('button', { name: 'Pertahankan isian ini' }).click()
  expect([await type(other, 'Pekerjaan', 'Perawat'), await type(page, 'Pekerjaan', 'Guru')]).toEqual([200, 409])
})

test('a pasted date fills its three fields, and taking "I travel myself" back leaves nothing of who orders behind', {
  tag: '@phone',
}, async ({ page, request, site: _site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await signedInMember(page)
  await bookFrom(page, await anyOffer(request), '&quad=2')
  const contact = page.getByRole('region', { name: 'Data pemesan' })
  const own = travellers(page).first()
  const box = page.getByLabel('Saya sendiri ikut berangkat')
  const relation = own.getByLabel('Hubungan dengan pemesan')
  const name = own.getByLabel('Nama sesuai paspor')
  await name.fill('Umar Hadi')
  await box.check()
  await expect(name).toHaveValue(person.full_name)
  await page.evaluate(() => navigator.clipboard.writeText('Jumat, 17 Agustus 1979'))
  await contact.getByRole('group', { name: 'Tanggal lahir' }).getByLabel('Tanggal', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expectDate(contact, 'Tanggal lahir', '1979-08-17')
  await expectDate(own, 'Tanggal lahir', '1979-08-17')
  const gender = own.getByLabel('Jenis kelamin')
  await contact.getByRole('group', { name: 'Jenis kelamin' }).getByLabel('Laki-laki').check()
  await expect(gender).toHaveValue('male')
  await name.fill('Ahmad Fauzi Rahman')
  await box.uncheck()
  await expect(name).toHaveValue('Umar Hadi')
  await expect(gender).toHaveValue('')
  await expect(relation).toHaveValue('')
  await expectDate(own, 'Tanggal lahir', '')
  // Chosen by hand, and then otherwise.
  await name.fill('')
  await relation.selectOption('self')
  await expect(box).toBeChecked()
  await expect(name).toHaveValue(person.full_name)
  await expect(gender).toHaveValue('male')
  await relation.selectOption('relative')
  await expect(gender).toHaveValue('')
  await expect(box).not.toBeChecked()
  await expect(name).toHaveValue('')
  await expectDate(own, 'Tanggal lahir', '')
})

test('the code step masks the number, counts down, and says when another may be asked for', { tag: '@phone' }, async ({
  page,
  request,
  site: _site,
}) => {
  const person = await signedInMember(page)
  await bookFrom(page, await anyOffer(request))
  await fillContact(page, person)
  await page.getByLabel('Saya sendiri ikut berangkat').check()
  await page.getByLabel(/^Saya telah membaca/).check()
  await next(page)
  await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click()
  await expect(page.getByText(new RegExp(`^\\+62•+${person.phone_number.slice(-3)}$`))).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^0[01]:\d\d$/)
  await page.getByText('Ganti nomor HP').click()
  await page.getByLabel('Nomor HP baru').fill('0812')
  await page.getByRole('button', { name: 'Kirim kode ke nomor ini' }).click()
  await expect(page.getByText('Minimal 10 karakter').first()).toBeVisible()
  const other = person.phone_number.replace(/^0812/, '0813')
  await page.getByLabel('Nomor HP baru').fill(other)
  await page.getByRole('button', { name: 'Kirim kode ke nomor ini' }).click()
  await expect(page.getByText(new RegExp(`^\\+62•+${other.slice(-3)}$`))).toBeVisible()
  await page.getByLabel('Kode verifikasi').fill(await codeFor(request, dialled(other)))
  await page.getByRole('button', { name: 'Verifikasi dan buat pesanan' }).click()
  await expect(page).toHaveURL(/step=pay/)
})

test('when the time runs out the page says so, and the same choice can be made again', async ({
  page,
  request,
  site: _site,
}) => {
  await signedInMember(page)
  const offer = await anyOffer(request)
  await bookFrom(page, offer, '&quad=2&infants=1')
  await stopClock(page)
  await reloadPage(page)
  await takenOver(page.getByRole('timer'))
  await page.clock.fastForward('26:00')
  await expect(page.getByText('Kurang dari 5 menit lagi.')).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('heading', { level: 1, name: 'Waktu pemesanan habis' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lanjut ke pembayaran' })).toHaveCount(0)
  const again = page.getByRole('link', { name: 'Pesan ulang' })
  await expect(again).toHaveAttribute('href', new RegExp(`departure=${offer.departure.id}&room=quad&quad=2&infants=1`))
})

async function takeAll(request: APIRequestContext, { product, departure }: Offer): Promise<void> {
  const { tokens } = await member(request)
  const answer = await request.post(`${siteUrl()}/api/v3/bookings/cart`, {
    headers: { authorization: `Bearer ${tokens.user_token}` },
    data: {
      product_id: product.id,
      departure_id: departure.id,
      rooms: [{ type: 'quad', adults: departure.seats_free }],
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('seats that someone else took meanwhile are refused at the field', { tag: '@phone' }, async ({
  page,
  request,
  site: _site,
}) => {
  await signedInMember(page)
  const offer = await claimDeparture(request, {
    category: 'wisata-syariah',
    // As many as somebody holds who has proved no phone.
    fits: ({ departure: { seats_free } }) => seats_free > 0 && seats_free <= 8,
  })
  await openProduct(page, offer)
  await openBox(page)
  await takeAll(request, offer)
  await page.getByRole('button', { name: 'Pesan sekarang' }).click()
  const field = page.getByLabel('Dewasa, kamar quad', { exact: true })
  await expect(field).toHaveAccessibleDescription(/Kursi keberangkatan ini tidak lagi mencukupi/)
  await expect(field).toBeFocused()
})

test('numbers that make no party, and forms with mistakes, are told at their fields', async ({
  page,
  request,
  site: _site,
}) => {
  test.slow()
  const person = await signedInMember(page)
  const offer = await anyOffer(request)
  await openProduct(page, offer)
  const box = await openBox(page)
  const adults = box.getByLabel('Dewasa, kamar quad', { exact: true })
  const book = page.getByRole('button', { name: 'Pesan sekarang' })
  await adults.fill('0')
  await book.click()
  await expect(adults).toHaveAccessibleDescription(/Jumlah minimal 1/)
  await adults.fill('1')
  await box.getByLabel('Bayi, di bawah 2 tahun', { exact: true }).fill('2')
  await book.click()
  await expect(box.getByText('Setiap bayi harus didampingi satu orang dewasa')).toBeVisible()
  await box.getByLabel('Bayi, di bawah 2 tahun', { exact: true }).fill('0')
  await box.getByLabel('Anak, 2–11 tahun', { exact: true }).fill('1')
  await book.click()
  await atOrder(page)

  await next(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Periksa kembali isian Anda' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Jamaah 2, Nama sesuai paspor/ }).click()
  await expect(travellers(page).nth(1).getByLabel('Nama sesuai paspor')).toBeFocused()
  await fillContact(page, person)
  await page.getByLabel('Saya sendiri ikut berangkat').check()
  await fillOthers(page, offer.departure)
  await fillDate(travellers(page).nth(1), 'Tanggal lahir', '1990-01-01')
  await page.getByLabel(/^Saya telah membaca/).check()
  await next(page)
  await expect(summary).toContainText('Jamaah 2, Tanggal lahir: Usia tidak sesuai')
})

for (const [place, [language, prefix]] of Object.entries({ Indonesian: '', English: '/en' }).entries()) {
  test(
    `checkout is free of barriers at any width, in ${language}`,
    tagOf(place, '@desktop'),
    async ({ page, request, site: _site }) => {
      test.slow()
      const person = await signedInMember(page)
      const offer = await anyOffer(request)
      await bookFrom(page, offer, '&quad=1&children=1&infants=1')
      const { pathname } = new URL(page.url())
      await fillContact(page, person)
      await fillOthers(page, offer.departure)
      await page.getByLabel('Saya sendiri ikut berangkat').check()
      await page.getByLabel(/^Saya telah membaca/).check()
      await next(page)
      await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click()
      await expect(page).toHaveURL(/step=verify/)
      await openPage(page, `${siteUrl()}${prefix}${pathname}?step=verify`)
      await expectNoViolationsAtAnyWidth(page)
      await openPage(page, `${siteUrl()}${prefix}${pathname}`)
      await expectNoViolationsAtAnyWidth(page)
      await page
        .getByRole('button', { name: /^(Lanjut ke pembayaran|Continue to payment)$/ })
        .locator('visible=true')
        .click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectNoViolationsAtAnyWidth(page)
      await page.getByRole('checkbox').last().check()
      await page
        .getByRole('button', { name: /^(Lanjut ke pembayaran|Continue to payment)$/ })
        .locator('visible=true')
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolationsAtAnyWidth(page)
    },
  )
}
