import sharp from 'sharp'
import { inLanguage } from '#web/to.ts'
import { fillDate } from './support/dates.ts'
import { claimDeparture } from './support/departures.ts'
import { openPage } from './support/hydrated.ts'
import { codeFor, signedInMember } from './support/person.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'

const spoken = {
  id: {
    begin: 'Lanjut isi data',
    months: '24 bulan',
    contact: 'Data pemesan',
    male: 'Laki-laki',
    birth: 'Tanggal lahir',
    phone: 'Nomor HP',
    job: 'Pekerjaan',
    place: 'Instansi',
    address: 'Alamat',
    years: /^Lama bekerja/,
    income: /^Penghasilan per bulan/,
    self: 'Saya sendiri ikut berangkat',
    next: 'Simpan dan lanjut ke dokumen',
    code: 'Kode verifikasi',
    verify: 'Verifikasi dan lanjut',
    tooLarge: 'Ukuran berkas melebihi 2 MB',
    toConfirm: 'Lanjut ke konfirmasi',
    boxes: [/^Saya menyetujui Syarat/, /^Saya menyetujui Kebijakan/, /^Saya setuju data diri/],
    send: 'Kirim pengajuan',
    checking: 'Bank sedang memeriksa',
  },
  en: {
    begin: 'Continue',
    months: '24 months',
    contact: 'Your details',
    male: 'Male',
    birth: 'Date of birth',
    phone: 'Mobile number',
    job: 'Occupation',
    place: 'Employer or school',
    address: 'Address',
    years: /^Years of employment/,
    income: /^Monthly income/,
    self: 'I’m travelling too',
    next: 'Save and go on to documents',
    code: 'Verification code',
    verify: 'Verify and continue',
    tooLarge: 'File exceeds 2 MB',
    toConfirm: 'Continue to confirmation',
    boxes: [/^I agree to the Terms/, /^I agree to the Privacy/, /^I agree that my details/],
    send: 'Send the application',
    checking: 'The bank is checking',
  },
} as const

const picture = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

for (const language of ['id', 'en'] as const) {
  test(`a member finances a package by tapping, up to the bank's verification, in ${language}`, async ({
    page,
    request,
    site: _site,
  }) => {
    test.slow()
    const say = spoken[language]
    const { product, departure } = await claimDeparture(request, {
      fits: ({ product: one, departure: date }) => one.can_finance && date.seats_free > 4,
    })
    const person = await signedInMember(page)
    const form = inLanguage(language, `/loan-applicant-form/${product.id}?departure=${departure.id}`)
    await openPage(page, siteUrl() + form)
    await page.getByRole('button', { name: say.begin }).click()
    const contact = page.getByRole('region', { name: say.contact })
    await contact.getByLabel(say.male, { exact: true }).check()
    await fillDate(contact, say.birth, '1980-02-03')
    await contact.getByLabel(say.phone).fill(person.phone_number)
    await contact.getByLabel(say.job).fill('Guru')
    await contact.getByLabel(say.place).fill('SMA Negeri 1')
    await contact.getByLabel(say.address).fill('Jl. Merdeka No. 1, Bandung')
    await page.getByLabel(say.years).fill('5')
    await page.getByLabel(say.income).fill('7.500.000')
    await page.getByLabel(say.self).check()
    const plan = page.locator('section[aria-labelledby=plan-title]')
    const before = await plan.textContent()
    const bank = plan.locator('input[name=terms_id]').last()
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(/loan-applicant-form/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('radio', { name: say.months }).check()
    await bank.check()
    answer()
    // The offers are others now, and nothing that was typed or chosen is lost by it.
    await expect.poll(() => plan.textContent()).not.toBe(before)
    await expect(bank).toBeChecked()
    await page.unroute(/loan-applicant-form/)
    await expect(page.getByLabel(say.self)).toBeChecked()
    await expectNoViolationsAtAnyWidth(page)
    await page.getByRole('button', { name: say.next }).click()
    await page.getByLabel(say.code).fill(await codeFor(request, person.phone_number.replace(/^0/, '+62')))
    await page.getByRole('button', { name: say.verify }).click()
    await expect(page).toHaveURL(/step=documents/)

    const files = page.locator('input[type=file]')
    const scan = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: await picture() }
    await files.first().setInputFiles({ ...scan, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
    await expect(page.getByText(say.tooLarge)).toBeVisible()
    const opened = page.locator('main form a[href*="/documents/"]')
    for (const place of (await files.all()).keys()) {
      await files.nth(place).setInputFiles(scan)
      await expect(opened).toHaveCount(place + 1)
    }
    await page.getByRole('link', { name: say.toConfirm }).click()
    for (const box of say.boxes) {
      await expect(page.getByRole('checkbox', { name: box })).not.toBeChecked()
      await page.getByRole('checkbox', { name: box }).check()
    }
    await expectNoViolationsAtAnyWidth(page)
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByText(say.checking)).toBeVisible()
    await expect(page).toHaveURL(/\/member\/financing-history\//)
  })
}
