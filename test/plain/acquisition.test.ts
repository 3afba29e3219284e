import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { anApplication } from '#test/support/applications.ts'
import { scan } from '#test/support/journeys.ts'
import { aLicence } from '#test/support/licences.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

async function anOfficer() {
  const { browser } = await officerSignedIn()
  return new PlainBrowser(home, browser)
}

const officerSignedIn = () => staffBrowser(home, { role: 'acquisition', scope: { kind: 'platform' } })

/** The page that a link of somebody's newest mail leads to. */
async function linkIn(email: string, pattern: RegExp): Promise<string> {
  for (const { text } of await home.sentTo(email)) {
    const [link] = pattern.exec(text) ?? []
    if (link) return new URL(link).pathname + new URL(link).search
  }
  throw new Error(`no mail to ${email} has such a link`)
}

/** What somebody who wants to join does on the site. */
async function applyAs(company: string, email: string): Promise<PlainBrowser> {
  const applicant = await new PlainBrowser(home).open('/gabung-partner')
  await applicant.press('Kirim pendaftaran', {
    'Nama perusahaan': company,
    'Nama narahubung': 'Rina Wulandari',
    Email: email,
    'Nomor HP': '081234567890',
    Kota: 'Bandung',
  })
  await applicant.open(await linkIn(email, /http\S+\/gabung-partner\?token=\S+/))
  await applicant.press('Konfirmasi email')
  return applicant
}

test('without scripts an agency applies, is checked and approved, its owner is invited, and the partner is on the site', async () => {
  const email = 'rina@cahaya-safar.test'
  const applicant = await applyAs('PT Cahaya Safar', email)
  const bytes = await scan()
  for (const label of ['SK izin PPIU atau PIHK', 'NIB (Nomor Induk Berusaha)', 'KTP pemilik atau direktur']) {
    const form = applicant.field(label).closest('form')
    if (!form) throw new Error('a document has no form')
    await applicant.press('Unggah', { [label]: { name: 'scan.jpg', type: 'image/jpeg', bytes } }, form)
    expect([applicant.status, applicant.text('body')]).toEqual([
      200,
      expect.stringContaining('Dokumen berhasil diunggah'),
    ])
  }
  expect(applicant.text('main')).toContain('Dokumen wajib sudah lengkap')
  const officer = await anOfficer()
  await officer.open('/console/applications?search=cahaya')
  await officer.follow('PT Cahaya Safar')
  await officer.press('Mulai tinjau')
  expect(officer.text('main [role=status]')).toBe('Peninjauan dimulai.')
  expect(officer.text('main')).toContain('Semua pemeriksaan harus lulus dahulu')
  await officer.press('Catat pemeriksaan', {}, officer.part('Dokumen perusahaan'))
  const licence = { 'Nomor izin': 'PPIU 12', 'Tautan bukti': 'https://simpu.example/12' }
  await officer.press('Catat pemeriksaan', licence, officer.part('Izin'))
  expect([officer.status, officer.text('#field-licence-licence_number-error')]).toEqual([
    422,
    expect.stringContaining('U.254 Tahun 2021'),
  ])
  expect(officer.value('Tautan bukti')).toBe('https://simpu.example/12')
  await officer.press('Catat pemeriksaan', { 'Nomor izin': 'U.12 Tahun 2022' }, officer.part('Izin'))
  const account = { Bank: 'BSI', 'Empat angka terakhir': '4321' }
  await officer.press('Catat pemeriksaan', account, officer.part('Rekening bank'))
  expect(officer.text('main [role=status]')).toBe('Pemeriksaan dicatat.')
  await officer.press('Setujui', {
    'Nama di situs': 'Cahaya Safar',
    'Alamat kantor': 'Jl. Braga 1',
    'Tahun berdiri': '2011',
  })
  expect([officer.status, officer.text('main [role=status]')]).toEqual([
    200,
    'Pendaftaran disetujui. Mitra dibuat dan undangan dikirim.',
  ])
  const owner = await new PlainBrowser(home).open(await linkIn(email, /http\S+\/console\/password\?token=\S+/))
  expect([owner.status, owner.text('main')]).toEqual([200, expect.stringContaining(email)])
  const site = await new PlainBrowser(home).open('/travel/cahaya-safar')
  expect([site.status, site.text('main')]).toEqual([200, expect.stringContaining('U.12 Tahun 2022')])
})

test('an application is rejected by its name; a page that came too late says so', async () => {
  const { id, company } = await anApplication(home)
  const [first, second] = [await anOfficer(), await anOfficer()]
  await first.open(`/console/en/applications/${id}`)
  await second.open(`/console/en/applications/${id}`)
  const reason = { 'Reason for the applicant': 'The licence is not in the register' }
  await first.press('Reject', { ...reason, [`Type “${company}” to continue`]: 'PT Lain' })
  expect(first.status).toBe(422)
  expect(first.value('Reason for the applicant')).toBe('The licence is not in the register')
  await first.press('Reject', { [`Type “${company}” to continue`]: company })
  expect(first.text('main [role=status]')).toBe('The application is rejected. The applicant is notified.')
  expect(first.text('main')).toContain('The licence is not in the register')
  await second.press('Start the review')
  expect([second.status, second.text('main [role=alert]')]).toEqual([409, expect.stringContaining('already moved')])
})

test('the home page says what waits for acquisition, and leads there', async () => {
  await anApplication(home, { company: 'PT Paling Lama', created_at: addMs(home.application.clock.now(), -12 * dayMs) })
  await aLicence(home, { valid_until: jakartaDate(addMs(home.application.clock.now(), 40 * dayMs)) })
  const officer = await anOfficer()
  await officer.open('/console')
  expect(officer.text('main')).toMatch(/belum diputuskan, yang terlama 12 hari/)
  expect(officer.text('main')).toMatch(/habis dalam 60 hari, yang pertama/)
  await officer.follow('Buka pendaftaran')
  expect(officer.all('tbody tr')[0]?.textContent).toContain('PT Paling Lama')
  await officer.open('/console/en')
  await officer.follow('Open licences')
  expect([officer.status, officer.text('tbody')]).toEqual([200, expect.stringContaining('40 days left')])
})

test('without scripts a licence is added, renewed, suspended by its number, and lifted by two', async () => {
  const { partner_slug, next_number: number } = await aLicence(home)
  const officer = await anOfficer()
  await officer.open('/console/licences')
  await officer.follow('Tambah izin')
  const licence = {
    'Nama alamat mitra': partner_slug,
    'Nomor izin': 'PPIU 1',
    'Tautan bukti': 'https://simpu.example/1',
  }
  await officer.press('Tambah izin', licence)
  expect([officer.status, officer.value('Nama alamat mitra')]).toEqual([422, partner_slug])
  await officer.press('Tambah izin', { 'Nomor izin': number })
  expect([officer.status, officer.text('main [role=status]')]).toEqual([200, 'Izin ditambahkan.'])
  const late = await (await anOfficer()).open(officer.path)
  await officer.press('Simpan', { 'Berlaku sampai': '2031-12-31' })
  expect(officer.text('main [role=status]')).toBe('Izin disimpan.')
  await late.press('Simpan', { 'Berlaku sampai': '2030-01-01' })
  expect([late.status, late.value('Berlaku sampai')]).toEqual([409, '2030-01-01'])
  expect(late.text('#field-valid_until-error')).toContain('Diubah oleh Nadia Putri')
  await officer.press('Bekukan', { Alasan: 'Dibekukan Kementerian', [`Ketik “${number}” untuk melanjutkan`]: number })
  expect(officer.text('main [role=status]')).toContain('Izin dibekukan.')
  await officer.press('Minta pencabutan', { Alasan: 'Kementerian mencabut pembekuan' })
  expect(officer.text('main')).toContain('Anda yang mengajukan')
  const other = await officerSignedIn()
  const second = await new PlainBrowser(home, other.browser).open(officer.path)
  const decision = { Keputusan: 'approve', Alasan: 'Surat sudah diperiksa' }
  await second.press('Simpan keputusan', { ...decision, 'Kode dari aplikasi autentikator': '000000' })
  expect([second.status, second.value('Keputusan')]).toEqual([422, 'approve'])
  await second.press('Simpan keputusan', {
    'Kode dari aplikasi autentikator': await stepCodeOf(home, other.token),
  })
  expect([second.status, second.text('main [role=status]')]).toEqual([200, 'Keputusan disimpan.'])
  expect(second.text('main')).toContain('Pembekuan dicabut')
})

test('a hotel that a partner misses is added and put right, without scripts', async () => {
  const officer = await (await anOfficer()).open('/console/hotels')
  await officer.follow('Tambah hotel')
  const filling = { 'Nama hotel': 'Dar Al Safa', Kota: 'Makkah', Bintang: '4' }
  await officer.press('Tambahkan hotel', { ...filling, 'Jalan kaki ke masjid (menit)': 'dekat' })
  expect(officer.value('Nama hotel')).toBe('Dar Al Safa')
  await officer.press('Tambahkan hotel', { 'Jalan kaki ke masjid (menit)': '9' })
  expect(officer.text('main')).toContain('Hotel ditambahkan.')
  await officer.press('Simpan', { Bintang: '5' })
  expect(officer.text('main')).toContain('Hotel disimpan.')
  await officer.open('/console/hotels?search=al+safa')
  expect(officer.text('table')).toMatch(/Dar Al Safa.*Makkah.*5★.*9 menit/s)
})
