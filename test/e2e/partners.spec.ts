import type { Page } from '@playwright/test'
import { openPage, reloadPage } from './support/hydrated.ts'
import { findInMail, someone } from './support/person.ts'
import { expect, expectNoViolations, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const travel = '/travel/selaksa-multazam-travel'
const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const tab = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

test('kinds, names and pages of partners are in the address, and each card says how the licence stands', async ({
  page,
  site,
}) => {
  await site.open('/partner')
  await expect(page.getByRole('link', { name: /^Travel \d+$/ })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(24)
  await main(page).locator('a[rel=next]').click()
  await expect(page).toHaveURL(/\/partner\?page=2$/)
  await expect(cards(page).first()).not.toContainText('Arunika Haramain Travel')

  await page.getByRole('link', { name: /^Keuangan 8$/ }).click()
  await expect(page).toHaveURL(/\/partner\?kind=financial$/)
  await expect(cards(page).filter({ hasText: 'Bank Nuraga Syariah' })).toContainText('Murabahah')
  await page.getByRole('link', { name: /^Travel \d+$/ }).click()
  await expect(page).toHaveURL(/\/partner$/)
  // The address changes before the page does.
  await expect(cards(page)).toHaveCount(24)
  await page.getByRole('searchbox', { name: 'Cari mitra' }).fill('arunica haramain')
  await page.getByRole('button', { name: 'Cari', exact: true }).last().click()
  await expect(page).toHaveURL(/\/partner\?search=arunica\+haramain$/)
  await expect(page.getByRole('heading', { name: /mitra untuk “arunica haramain”/ })).toBeVisible()
  await expect(cards(page).first()).toContainText('Arunika Haramain Travel')
  // Whose licence has run out is not offered, but found by name.
  await page.getByRole('searchbox', { name: 'Cari mitra' }).fill('Fajarina Baitina')
  await page.getByRole('searchbox', { name: 'Cari mitra' }).press('Enter')
  await expect(cards(page).filter({ hasText: 'Fajarina Baitina Safar' })).toContainText('Izin habis masa berlaku')
  await page.getByRole('searchbox', { name: 'Cari mitra' }).fill('zzzz')
  await page.getByRole('searchbox', { name: 'Cari mitra' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Mitra tidak ditemukan' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua mitra' }).click()
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/travel\/arunika-haramain-travel$/)
})

test('a travel partner shows company, permit and check; its tabs are links for hand and keyboard', async ({
  page,
  site,
}) => {
  await site.open('/travel/arunika-haramain-travel')
  await expect(page.getByRole('heading', { level: 1, name: 'Arunika Haramain Travel' })).toBeVisible()
  const licence = page.getByRole('region', { name: 'Izin PPIU' })
  for (const fact of ['Izin berlaku', 'U.DEMO-0101', /Berlaku sampai/, /Diperiksa .+, \d/]) {
    await expect(licence).toContainText(fact)
  }
  const company = main(page).getByRole('region', { name: 'Data perusahaan' })
  await expect(company).toContainText('PT Arunika Haramain Wisata')
  await expect(company).toContainText(/5 dari 5 paket dijual/)
  await expect(company.getByRole('link', { name: /@arunika-haramain-travel\.test/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  )

  await tab(page, 'Produk').click()
  await expect(page).toHaveURL(/\?tab=products$/)
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tab(page, 'Ulasan')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?tab=reviews$/)
  await expect(tab(page, 'Ulasan')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: 'Ulasan Google' })).toContainText('Belum ada ulasan Google')
  await page.goBack()
  await expect(tab(page, 'Produk')).toHaveAttribute('aria-current', 'page')
})

test('reviews of Google stand apart with author, date and link', async ({ page, site }) => {
  await site.open(`/en${travel}?tab=reviews`)
  const google = page.getByRole('region', { name: 'Google reviews' })
  await expect(google).toContainText(/280 reviews/)
  await expect(google.getByRole('article')).toHaveCount(4)
  await expect(google.getByRole('link', { name: /See on Google Maps/ })).toHaveAttribute(
    'href',
    /^https:\/\/maps\.google/,
  )
  const author = google.getByRole('article').first().getByRole('link')
  await expect(author).toHaveAttribute('rel', 'noopener nofollow ugc')
  await expect(google.getByRole('img', { name: /out of 5 stars/ }).first()).toBeVisible()
})

test('a narrow screen shows two packages of a travel, a wide one five, by its width alone', async ({ page, site }) => {
  await site.open(`${travel}?tab=products`)
  const packages = main(page).getByRole('article').filter({ visible: true })
  for (const [width, count, shown] of [
    [899, 2, /^1–2 dari \d+$/],
    [900, 5, /^1–5 dari \d+$/],
    [360, 2, /^1–2 dari \d+$/],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(packages, `${width} px`).toHaveCount(count)
    await expect(page.getByText(shown)).toBeVisible()
  }
  await page.getByText('Tampilkan 3 paket lagi').click()
  await expect(packages).toHaveCount(5)
  await expect(page.getByText(/^1–5 dari \d+$/)).toBeVisible()
})

test.describe('joining on a phone', { tag: '@phone' }, () => {
  test('mistakes are named, the application is sent, the mailed link confirms it and shows its state', async ({
    page,
    site,
    request,
  }) => {
    const { email, phone_number } = someone()
    await site.open('/gabung-partner')
    await page.getByRole('link', { name: 'Daftar sekarang' }).click()
    await page.getByLabel('Nama perusahaan').fill('PT Safar Cahaya')
    await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
    await page.getByRole('link', { name: 'Nama narahubung: Field tidak boleh kosong' }).click()
    await expect(page.getByLabel('Nama narahubung')).toBeFocused()
    await expect(page.getByLabel('Email', { exact: false })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Nama perusahaan')).toHaveValue('PT Safar Cahaya')
    await expectNoViolations(page)

    await page.getByText('Mitra keuangan').click()
    await page.getByLabel('Nama narahubung').fill('Rina Hapsari')
    await page.getByLabel('Email', { exact: false }).fill(email)
    await page.getByLabel('Nomor HP').fill(phone_number)
    await page.getByLabel('Kota').fill('Bandung')
    await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
    await expect(page.getByText('Data berhasil dikirim')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Periksa email Anda' })).toBeVisible()
    await expect(main(page)).toContainText(email)
    await expectNoViolations(page)

    await openPage(page, await findInMail(request, email, /(http\S+\/gabung-partner\?token=\S+)/))
    await expect(page.getByRole('heading', { level: 1, name: 'Satu langkah lagi' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Konfirmasi email' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pendaftaran PT Safar Cahaya' })).toBeVisible()
    await expect(main(page)).toContainText('Mitra keuangan')
    await expect(page.getByRole('list', { name: 'Status pendaftaran' })).toContainText('Pemeriksaan')
    const history = page.getByRole('region', { name: 'Riwayat' }).getByRole('listitem')
    await expect(history).toHaveCount(2)
    await expect(history.last()).toContainText(/Email dikonfirmasi.+WIB/)
    await expectNoViolations(page)
    await reloadPage(page)
    await expect(history).toHaveCount(2)
  })
})

test.describe('joining on a desktop', { tag: '@desktop' }, () => {
  test('a channel applies in English; a hasty second press sends nothing twice', async ({ page, site, request }) => {
    const { email, phone_number } = someone()
    await site.open('/en/gabung-travel-distribution-channel')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('link', { name: 'Company name: Please fill in this field' })).toBeVisible()
    await page.getByLabel('Company name').fill('Radio Fajar Timur')
    await page.getByLabel('Contact person').fill('Siti')
    await page.getByLabel('Email', { exact: false }).fill(email)
    await page.getByLabel('Mobile number').fill(phone_number)
    await page.getByLabel('City').fill('Yogyakarta')
    await page.getByRole('button', { name: 'Send application' }).dblclick()
    await expect(page.getByText('Data Sent Successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    const link = await findInMail(request, email, /(http\S+\/en\/gabung-travel-distribution-channel\?token=\S+)/)
    const mails = await (await request.get(`${siteUrl()}/sandbox/mail.json`, { params: { to: email } })).json()
    expect(mails).toHaveLength(1)
    await openPage(page, link)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Radio Fajar Timur application' })).toBeVisible()
    await openPage(page, link.replace(/token=.{6}/, 'token=wrong1'))
    await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible()
    await page.getByRole('link', { name: 'Apply again' }).click()
    await expect(page).toHaveURL(`${siteUrl()}/en/gabung-travel-distribution-channel`)
  })
})

/** One of each kind is looked at each time. */
const oneOfEach = [
  '/partner',
  travel,
  `${travel}?tab=reviews`,
  '/gabung-partner',
  '/distribution-partners',
  '/distribution-partners/detik-hikmah',
]
const others = [
  '/partner?kind=financial',
  '/partner?kind=agency',
  '/en/partner?kind=tdc',
  '/partner?search=zzzz',
  `/en${travel}?tab=products`,
  '/en/travel/naratama-barakah-safar',
  '/travel/nobody',
  '/en/gabung-partner?token=nobody',
  '/en/gabung-travel-distribution-channel',
  '/en/distribution-partners/detik-hikmah',
]

test.describe('at every width', { tag: '@desktop' }, () => {
  for (const path of [...oneOfEach, ...others]) {
    const tag = oneOfEach.includes(path) ? [] : ['@full']
    test(`${path} has no violation and no sideways scroll`, { tag }, async ({ page, site }) => {
      await site.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoViolationsAtAnyWidth(page)
    })
  }

  test('pages of channels have neither header nor footer, and lead on', async ({ page, site }) => {
    await site.open('/distribution-partners')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.getByRole('link', { name: /Kunjungi situs/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Umrah untuk pembaca Detik Hikmah' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Pilihan paket' }).getByRole('article')).toHaveCount(8)
    await site.open('/partner?kind=tdc')
    await cards(page).filter({ hasText: 'Ruang Hijrah' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/distribution-partners#ruang-hijrah$/)
    await expect(page.locator('#ruang-hijrah')).toBeInViewport()
  })
})
