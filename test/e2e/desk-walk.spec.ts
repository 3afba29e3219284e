import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { fillDate } from './support/dates.ts'
import { anotherPerson, atDesk, done, enterCode, fill, fillBoth, openFromMenu, shownCode } from './support/desk.ts'
import { openPage } from './support/hydrated.ts'
import { scan } from './support/journey.ts'
import { atGateway } from './support/payable.ts'
import { codeFor, findInMail, type Person, password, signedInMember, someone } from './support/person.ts'
import { expect, test } from './support/site.ts'
import { uniqueDigits } from './support/unique.ts'

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('an agency joins, sells, travels and pays back, and every rupiah is accounted for', async ({
  page,
  browser,
  site,
  request,
}) => {
  test.setTimeout(300_000)
  const digits = uniqueDigits()
  const { email, phone_number } = someone()
  const company = `PT Langkah Mabrur ${digits}`

  await test.step('an agency applies and proves its address', async () => {
    await site.open('/gabung-partner')
    await page.getByRole('link', { name: 'Daftar sekarang' }).click()
    await page.getByText('Mitra travel', { exact: true }).click()
    await fill(page, {
      'Nama perusahaan': company,
      'Nama narahubung': 'Rina Hapsari',
      Email: email,
      'Nomor HP': phone_number,
      Kota: 'Bandung',
    })
    await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Periksa email Anda' })).toBeVisible()
    await openPage(page, await findInMail(request, email, /(http\S+\/gabung-partner\?token=\S+)/))
    await page.getByRole('button', { name: 'Konfirmasi email' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Pendaftaran ${company}` })).toBeVisible()
    const documents = part(page, 'Dokumen perusahaan')
    for (const [i, name] of [
      'SK izin PPIU atau PIHK',
      'NIB (Nomor Induk Berusaha)',
      'KTP pemilik atau direktur',
    ].entries()) {
      await documents.getByLabel(name).setInputFiles(await scan(`${name}.jpg`))
      await expect(documents.getByText(/^Diunggah \d/)).toHaveCount(i + 1)
    }
    await expect(documents).toContainText('Dokumen wajib sudah lengkap')
  })

  const officer = await atDesk(browser, 'akuisisi@rihla.test')
  await test.step('acquisition checks it and approves', async () => {
    await openFromMenu(officer, 'Pendaftaran mitra')
    await officer.getByRole('link', { name: company }).click()
    await officer.getByRole('button', { name: 'Mulai tinjau' }).click()
    await done(officer, 'Peninjauan dimulai.')
    const licence = part(officer, 'Dokumen perusahaan').getByRole('link', { name: 'Buka SK izin' })
    const opened = await officer.request.get(new URL((await licence.getAttribute('href')) ?? '', officer.url()).href)
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'image/webp'])
    await part(officer, 'Dokumen perusahaan').getByRole('button', { name: 'Catat pemeriksaan' }).click()
    await expect(part(officer, 'Dokumen perusahaan').getByRole('listitem').filter({ hasText: 'Lulus' })).toBeVisible()
    await fill(part(officer, 'Izin'), {
      'Nomor izin': `U.${digits.slice(-4)} Tahun 2024`,
      'Berlaku sejak': '2024-01-15',
      'Berlaku sampai': '2029-01-14',
      'Tautan bukti': 'https://simpu.kemenag.go.id/home/travel',
    })
    await part(officer, 'Izin').getByRole('button', { name: 'Catat pemeriksaan' }).click()
    await expect(part(officer, 'Izin').getByRole('listitem').filter({ hasText: 'Lulus' })).toBeVisible()
    await fill(part(officer, 'Rekening bank'), {
      Bank: 'Bank Nuraga Syariah',
      'Atas nama': company,
      'Empat angka terakhir': '4821',
    })
    await part(officer, 'Rekening bank').getByRole('button', { name: 'Catat pemeriksaan' }).click()
    await expect(part(officer, 'Rekening bank').getByRole('listitem').filter({ hasText: 'Lulus' })).toBeVisible()
    await fill(part(officer, 'Setujui pendaftaran'), {
      'Alamat kantor': 'Jl. Asia Afrika No. 12, Bandung',
      'Tahun berdiri': '2012',
    })
    await officer.getByRole('button', { name: 'Setujui', exact: true }).click()
    await done(officer, 'Pendaftaran disetujui.')
  })

  const owner = await anotherPerson(browser)
  await test.step('its owner comes in by the mail, with a password and an app', async () => {
    await openPage(owner, await findInMail(request, email, /(http\S+\/console\/password\?token=\S+)/))
    await owner.getByLabel(/^Kata sandi baru/).fill(password)
    await owner.getByLabel(/^Ulangi kata sandi baru/).fill(password)
    await owner.getByRole('button', { name: 'Simpan dan lanjut' }).click()
    await enterCode(owner)
  })

  const name = `Umrah Langkah ${digits}`
  await test.step('the owner writes a package, with a picture and three dates', async () => {
    await openFromMenu(owner, 'Paket')
    await owner.getByRole('link', { name: 'Buat paket' }).first().click()
    await fill(owner, { 'Kelompok paket': 'umroh-reguler' })
    await fillBoth(owner, 'Nama paket', name)
    await owner.getByRole('button', { name: 'Buat draf' }).click()
    await expect(owner.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(owner.getByRole('main')).toContainText('Belum dapat ditayangkan')
    for (const field of ['Ringkasan', 'Keterangan', 'Ketentuan pembatalan dan pengembalian dana'])
      await fillBoth(owner, field, `${field} perjalanan bersama pembimbing`)
    await fillBoth(owner.getByRole('group', { name: 'Termasuk dalam harga' }), 'Isi', 'Tiket pesawat pulang pergi')
    const day = owner.getByRole('group', { name: 'Rencana perjalanan' })
    await fill(day, { 'Hari ke-': '1' })
    await fillBoth(day, 'Judul', 'Berkumpul di bandara')
    await fill(owner, { 'Lama perjalanan': '9', 'Uang muka per orang': '5000000' })
    await owner.getByRole('button', { name: 'Simpan', exact: true }).click()
    await done(owner, 'Paket disimpan.')
    await saveAfterColleague(owner)
    await owner.getByLabel('Berkas gambar').setInputFiles(await scan('masjid.jpg'))
    await fill(owner, {
      'Keterangan gambar, bahasa Indonesia': 'Masjid Nabawi menjelang magrib',
      'Keterangan gambar, bahasa Inggris': 'The Prophet’s Mosque at dusk',
    })
    await owner.getByRole('button', { name: 'Tambah gambar' }).click()
    await done(owner, 'Gambar ditambahkan.')
  })

  await test.step('three dates by a rule, and all of it to a reviewer', async () => {
    await owner.getByRole('link', { name: 'Keberangkatan', exact: true }).click()
    const first = dayAhead(70)
    await fill(owner, { 'Tanggal pertama': first, 'Sampai tanggal': dayAhead(84), 'Setiap berapa minggu': '1' })
    await owner.getByRole('button', { name: 'Lihat tanggalnya' }).click()
    await expect(owner.getByRole('heading', { name: '3 keberangkatan akan ditambahkan' })).toBeVisible()
    const add = part(owner, '3 keberangkatan akan ditambahkan')
    await fill(add, { Kuota: '45', Maskapai: 'GA' })
    const flights = add.getByRole('group', { name: 'Penerbangan', exact: true }).getByRole('listitem')
    await fillFlight(flights.first(), { number: 'GA 980', from: 'CGK', to: 'JED', day: '1' })
    await fillFlight(flights.last(), { number: 'GA 981', from: 'JED', to: 'CGK', day: '9' })
    const hotels = add.getByRole('group', { name: 'Hotel', exact: true }).getByRole('listitem')
    await hotels.first().getByLabel('Hotel').selectOption({ index: 1 })
    await fill(hotels.first(), { Malam: '4' })
    await hotels.last().getByLabel('Hotel').selectOption({ index: 2 })
    await fill(hotels.last(), { Malam: '3' })
    await fill(add, {
      'Quad · berempat': '31000000',
      'Triple · bertiga': '33000000',
      'Double · berdua': '36000000',
      Anak: '28000000',
      Bayi: '8000000',
    })
    await add.getByRole('button', { name: 'Tambah keberangkatan' }).click()
    await done(owner, 'Keberangkatan ditambahkan.')
    await owner.getByRole('navigation', { name: 'Letak halaman' }).getByRole('link', { name }).click()
    await owner.getByRole('button', { name: 'Kirim untuk ditinjau' }).click()
    await done(owner, 'Paket dikirim untuk ditinjau.')
  })

  await test.step('a reviewer reads it and publishes it', async () => {
    await openFromMenu(officer, 'Tinjauan paket')
    await officer.getByRole('link', { name }).click()
    await officer.getByRole('button', { name: 'Setujui dan tayangkan' }).click()
    await done(officer, 'Disetujui dan ditayangkan.')
  })

  const person = await signedInMember(page)
  await test.step('a member finds it, books for two and pays', async () => {
    await site.open('/search-page')
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('region', { name: 'Hasil pencarian' }).getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('button', { name: 'Pilih & pesan' }).click()
    const box = page.locator('#offer')
    await box.getByRole('button', { name: 'Tambah: Dewasa, kamar quad' }).click()
    await page.getByRole('button', { name: 'Pesan sekarang' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lengkapi pesanan' })).toBeVisible()
    await fillOrder(page, person)
    await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).locator('visible=true').click()
    await page.getByRole('button', { name: 'Lanjutkan pembayaran' }).click()
    await page.getByLabel('Kode verifikasi').fill(await codeFor(request, person.phone_number.replace(/^0/, '+62')))
    await page.getByRole('button', { name: 'Verifikasi dan buat pesanan' }).click()
    await page.getByRole('radio', { name: 'BCA Virtual Account' }).check()
    await page.getByRole('button', { name: 'Bayar', exact: true }).locator('visible=true').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Selesaikan pembayaran' })).toBeVisible()
    await atGateway(request, 'doku', `${new URL(page.url()).searchParams.get('number')}/pay`)
    await expect(page.getByRole('heading', { level: 1, name: 'Alhamdulillah, pembayaran diterima' })).toBeVisible({
      timeout: 15_000,
    })
  })

  await test.step('documents come in, and the agency asks for one of them again', async () => {
    await page
      .getByRole('link', { name: /Unggah dokumen/ })
      .first()
      .click()
    for (const document of ['Paspor', 'Pasfoto']) {
      await page
        .getByLabel(document, { exact: true })
        .first()
        .setInputFiles(await scan())
      await expect(page.getByRole('link', { name: `Buka ${document}` }).first()).toBeVisible()
    }
    await openFromMenu(owner, 'Pesanan')
    await owner.getByRole('row').nth(1).getByRole('link').first().click()
    await owner.getByRole('button', { name: `Terima Pasfoto, ${person.full_name}` }).click()
    await done(owner, 'Dokumen diterima.')
    await owner.getByText(`Minta ulang Paspor, ${person.full_name}`).click()
    await owner.getByLabel('Alasan diminta ulang').locator('visible=true').fill('Halaman data diri tidak terbaca')
    await owner.getByRole('button', { name: `Kirim permintaan Paspor, ${person.full_name}` }).click()
    await done(owner, 'Dokumen diminta ulang.')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Halaman data diri tidak terbaca')
  })

  await test.step('a name is corrected as the passport has it', async () => {
    const correct = part(owner, 'Perbaiki data jamaah')
    await correct.getByText('Siti Nurhalisa Wardani').click()
    await fill(correct.getByRole('group').filter({ hasText: 'Siti Nurhalisa Wardani' }), {
      'Nama seperti di paspor': 'Siti Nurhaliza Wardani',
      'Alasan perbaikan': 'Sesuai halaman paspor',
    })
    await correct.getByRole('button', { name: 'Simpan perbaikan' }).locator('visible=true').click()
    await done(owner, 'Data jamaah diperbaiki.')
  })

  await test.step('both get their beds, and the manifest has the name as corrected', async () => {
    await owner.getByRole('link', { name: 'Keberangkatan ini' }).click()
    await owner.getByRole('link', { name: 'Daftar kamar' }).click()
    await owner.getByRole('button', { name: 'Bagi kamar otomatis' }).click()
    await done(owner, 'Kamar sudah dibagi.')
    await expect(owner.getByRole('main')).toContainText('Siti Nurhaliza Wardani')
    await owner
      .getByRole('navigation', { name: 'Letak halaman' })
      .getByRole('link', { name: /^Keberangkatan .+ 20/ })
      .click()
    const masked = part(owner, 'Manifest, nomor disamarkan')
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      masked.getByRole('link', { name: 'CSV' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain('SITI NURHALIZA WARDANI')
  })

  let invoice = ''
  await test.step('the family cannot go: the agency cancels, with the money said before', async () => {
    await owner.getByRole('link', { name: 'Semua pesanan keberangkatan ini' }).click()
    await owner.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(owner.getByRole('heading', { level: 1, name: /^Pesanan \S/ })).toBeVisible()
    invoice =
      (await owner
        .getByText(/^INV-\w+$/)
        .first()
        .textContent()) ?? ''
    const cancel = part(owner, 'Batalkan pesanan')
    await expect(cancel).toContainText('Dikembalikan ke pemesan')
    await expect(cancel).toContainText('Rp. 62.000.000')
    const title = await owner.getByRole('heading', { level: 1 }).textContent()
    await fill(cancel, {
      'Alasan untuk pemesan': 'Visa keluarga ini ditolak',
      'untuk melanjutkan': title?.replace('Pesanan ', '') ?? '',
    })
    await cancel.getByRole('button', { name: 'Batalkan pesanan' }).click()
    await done(owner, 'Pesanan dibatalkan.')
  })

  await test.step('the family says which account its money goes to', async () => {
    await page.reload()
    const account = page.getByRole('region', { name: 'Rekening pengembalian dana' })
    await account.getByLabel('Bank').selectOption('Bank Syariah Indonesia (BSI)')
    await fill(account, { 'Nomor rekening': '7123456789', 'Nama pemilik rekening': person.full_name })
    await account.getByRole('button', { name: 'Simpan rekening' }).click()
    await expect(account).toContainText('•••• 6789')
  })

  const finance = await atDesk(browser, 'keuangan@rihla.test')
  const admin = await atDesk(browser, 'admin@rihla.test')
  await test.step('two people send the money back', async () => {
    await openRefund(finance, invoice)
    await finance.getByRole('button', { name: 'Minta persetujuan' }).click()
    await done(finance, 'Persetujuan diminta.')
    await openRefund(admin, invoice)
    await admin.getByLabel('Kode dari aplikasi autentikator').fill(await shownCode(admin))
    await admin.getByRole('button', { name: 'Setujui transfer' }).click()
    await done(admin, 'Disetujui.')
    await openRefund(finance, invoice)
    await fill(finance, { 'Nomor referensi transfer': 'BSI 20261117-0042' })
    await finance.getByRole('button', { name: 'Catat sebagai terkirim' }).click()
    await done(finance, 'Pengembalian dana dicatat sebagai terkirim.')
  })

  await test.step('the books are sound', async () => {
    await openFromMenu(finance, 'Buku besar')
    await finance.getByRole('button', { name: 'Periksa sekarang' }).click()
    await expect(finance.getByText('Buku cocok, tidak ada selisih')).toBeInViewport()
  })
})

async function openRefund(page: Page, invoice: string): Promise<void> {
  await openFromMenu(page, 'Pengembalian dana')
  await page.getByRole('searchbox').fill(invoice)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
}

/** Who books, and the two who travel. */
async function fillOrder(page: Page, { phone_number }: Person): Promise<void> {
  const contact = page.getByRole('region', { name: 'Data pemesan' })
  await contact.getByRole('group', { name: 'Jenis kelamin' }).getByLabel('Laki-laki').check()
  await fillDate(contact, 'Tanggal lahir', '1980-02-03')
  await fill(contact, {
    'Nomor HP': phone_number,
    Pekerjaan: 'Guru',
    Instansi: 'SMA Negeri 1',
    Alamat: 'Jl. Merdeka No. 1, Bandung',
  })
  await page.getByLabel('Saya sendiri ikut berangkat').check()
  const second = page.getByRole('group', { name: /^Jamaah 2/ })
  await fill(second, { 'Nama sesuai paspor': 'Siti Nurhalisa Wardani', 'Hubungan dengan pemesan': 'spouse' })
  await page.getByLabel(/^Saya telah membaca/).check()
}

/** The same page in a second window is saved first: the other is told so, and may save over it knowingly. */
async function saveAfterColleague(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await openPage(other, page.url())
  await fill(other, { 'Lama perjalanan': '10' })
  await other.getByRole('button', { name: 'Simpan', exact: true }).click()
  await done(other, 'Paket disimpan.')
  await other.close()
  await fill(page, { 'Uang muka per orang': '5500000' })
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Yang diubah orang lain sejak Anda membuka halaman ini:')).toBeVisible()
  await fill(page, { 'Lama perjalanan': '9' })
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await done(page, 'Paket disimpan.')
}

type Flight = { number: string; from: string; to: string; day: string }

const fillFlight = (row: Locator, { number, from, to, day }: Flight) =>
  fill(row, {
    'Nomor penerbangan': number,
    Dari: from,
    Ke: to,
    'Berangkat pada hari ke-': day,
    'Jam berangkat': '10:00',
    'Zona waktu berangkat': from === 'CGK' ? '+07:00' : '+03:00',
    'Tiba pada hari ke-': day,
    'Jam tiba': '16:00',
    'Zona waktu tiba': to === 'CGK' ? '+07:00' : '+03:00',
  })

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
