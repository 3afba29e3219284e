import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, jakartaDate } from '#core/time.ts'
import { anyBank } from '#test/support/catalogue-fixtures.ts'
import { anActiveFinancing, aSubmitted, financingNow } from '#test/support/financing.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { aSubmittedPlan, counted } from '#test/support/savings.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

const tomorrow = () => addDays(jakartaDate(home.application.clock.now()), 1)
const officerOf = async (id: string) =>
  new PlainBrowser(home, (await staffBrowser(home, { role: 'bank_officer', scope: { kind: 'bank', id } })).browser)

test('without scripts an officer changes the margin from tomorrow on, within the bounds of the rules', async () => {
  const bank = await anyBank(home, {}, { akad: 'murabahah', margin_bp: 1000, documents: ['identity_card'] })
  const reader = await officerOf(bank.id)
  await reader.open('/console/banks')
  await reader.follow('Murabahah')
  expect(reader.value('Margin per tahun (%)')).toBe('10')
  const typed = {
    'Berlaku mulai': tomorrow(),
    'Margin per tahun (%)': '9,75',
    'Pembiayaan maksimum': '30.000.000',
    'Biaya bank': '150.000',
    Sumber: 'Surat direksi 4/2026',
    Alasan: 'Margin diturunkan direksi',
  }
  await reader.press('Simpan ketentuan', typed)
  expect([reader.status, reader.value('Margin per tahun (%)')]).toEqual([422, '9,75'])
  expect(reader.text('main')).toContain('Maksimal Rp. 25.000.000')
  await reader.press('Simpan ketentuan', { 'Pembiayaan maksimum': '25.000.000' })
  expect(reader.path).toBe(`/console/banks/${bank.id}?akad=murabahah&done=added`)
  const rows = reader.all('tbody tr').map((row) => row.textContent ?? '')
  expect(rows[0]).toMatch(/Margin 9,75% per tahun.*Akan berlaku/)
  expect(rows[1]).toMatch(/Margin 10% per tahun.*Berlaku hari ini/)
})

test('a bank that offers nothing is led to its first product, and stops offering one in English', async () => {
  const bank = await anyBank(home, {})
  const reader = await officerOf(bank.id)
  await reader.open('/console/en')
  await reader.follow('Enter products')
  await reader.follow('Mudharabah')
  expect(reader.text('main')).toContain('has not been offered yet')
  const note = { Source: 'Board decision 4/2026', Reason: 'A product for umrah savers' }
  const offer = { 'In force from': tomorrow(), 'Nisbah customer:bank': '40:60', 'Minimum deposit': '100000' }
  await reader.press('Save terms', { ...offer, ...note, 'Administration fee': '0', '12 months': true })
  expect(reader.path).toContain('done=added')
  expect(reader.text('main')).toContain('Nisbah 40:60 (customer:bank)')
  await reader.press('Stop offering', {
    'Stop offering › In force from': addDays(tomorrow(), 30),
    'Stop offering › Source': 'Board decision 5/2026',
    'Stop offering › Reason': 'Merged into another product',
  })
  expect(reader.all('tbody tr')[0]?.textContent).toMatch(/Not offered.*To come/)
})

test('without scripts an officer opens a savings account, corrects a deposit and sees who did it', async () => {
  const plan = await aSubmittedPlan(home)
  const reader = await officerOf(plan.partner_id)
  await reader.open('/console')
  expect(reader.text('main')).toContain('1 belum diputuskan')
  await reader.follow('Buka permohonan')
  await reader.follow('Siti Aminah')
  expect(reader.text('main')).toContain('•••• 7890')
  expect(reader.text('main')).not.toContain('081234567890')
  await reader.follow('Tampilkan nomor lengkap')
  expect(reader.text('main')).toContain('081234567890')
  await reader.press('Buka rekening', { 'Nomor rekening': '12', 'Nomor virtual account': '8889900012345678' })
  expect([reader.status, reader.value('Nomor rekening')]).toEqual([422, '12'])
  await reader.press('Buka rekening', { 'Nomor rekening': '7001234567' })
  expect(reader.path).toContain('done=accepted')
  expect(reader.text('main')).toMatch(/Pembukaan rekening diterima.*Nadia Putri/)
  await counted(home, plan, 500_000)
  await reader.open(`/console/savings/${plan.id}`)
  const fix = { 'Nomor referensi': 'KOR-1', Alasan: 'Setoran tercatat dua kali' }
  await reader.press('Catat koreksi', { Jumlah: '600.000', ...fix })
  expect(reader.text('main')).toContain('Lebih besar dari saldo tabungan ini')
  await reader.press('Catat koreksi', { Jumlah: '100.000' })
  expect(reader.path).toContain('done=corrected')
  await reader.open('/console/en/savings/deposits')
  expect(reader.text('main')).toContain('−IDR 100,000')
  await reader.follow('See differences')
  expect(reader.text('main')).toContain('There are no differences')
})

test('without scripts an officer asks for a document again, and another is approved with its conditions', async () => {
  const first = await aSubmitted(home)
  const reader = await officerOf(first.bank.id)
  await reader.open('/console/en/financing')
  const { name } = await financingNow(home, first.application_id)
  await reader.follow(name ?? '')
  await reader.press('Ask again')
  expect([reader.status, reader.text('main').includes('Write a reason for at least one document')]).toEqual([422, true])
  await reader.press('Ask again', { 'Reason for Identity card (KTP)': 'The photo is blurred' })
  expect(reader.path).toContain('done=again')
  expect(reader.text('main')).toContain('Asked again: The photo is blurred')
  const second = await aSubmitted(home)
  const other = await officerOf(second.bank.id)
  await other.open(`/console/financing/${second.application_id}`)
  await other.press('Setujui pembiayaan', { 'Syarat persetujuan': 'Akad di cabang Bandung' })
  expect(other.path).toContain('done=approved')
  expect(other.text('main')).toMatch(/Menunggu uang muka.*Akad di cabang Bandung/)
  expect((await other.open('/console')).text('main')).toContain('Tidak ada yang menunggu Anda')
})

test('without scripts an officer records the disbursement and an instalment', async () => {
  const active = await anActiveFinancing(home)
  const reader = await officerOf(active.bank.id)
  const today = jakartaDate(home.application.clock.now())
  await reader.open('/console')
  await reader.follow('Catat pencairan')
  const { name } = await financingNow(home, active.application_id)
  await reader.follow(name ?? '')
  await reader.press('Catat pencairan', { 'Tanggal pencairan': today, 'Nomor referensi': 'TRF-1' })
  expect(reader.path).toContain('done=disbursed')
  await reader.press('Catat cicilan', { 'Tanggal dibayar': today, 'Nomor referensi': 'ANG-1' })
  expect(reader.path).toContain('done=reported')
  expect(reader.all('tbody tr')[0]?.textContent).not.toContain('Belum')
  await reader.press('Tarik catatan', { 'Tarik catatan cicilan › Alasan': 'Cicilan nasabah lain' })
  expect([reader.path.includes('done=corrected'), reader.all('tbody tr')[0]?.textContent]).toEqual([
    true,
    expect.stringContaining('Belum'),
  ])
  await reader.press('Akad sudah lunas', { Alasan: 'Dilunasi oleh nasabah' })
  expect([reader.path.includes('done=settled'), reader.text('main').includes('Lunas')]).toEqual([true, true])
})

test('without scripts finance types what arrived, and sends back to the bank what did not', async () => {
  const active = await anActiveFinancing(home)
  const { code } = await financingNow(home, active.application_id)
  const officer = await officerOf(active.bank.id)
  const today = jakartaDate(home.application.clock.now())
  const report = { 'Tanggal pencairan': today, 'Nomor referensi': 'TRF-1' }
  await officer.open(`/console/financing/${active.application_id}`)
  await officer.press('Catat pencairan', report)
  const { browser, token } = await staffBrowser(home, { role: 'finance', scope: { kind: 'platform' } })
  const finance = new PlainBrowser(home, browser)
  await finance.open('/console/disbursements')
  await finance.follow(`Periksa ${code}`)
  await finance.press('Kembalikan ke bank', { Alasan: 'Masuk hanya Rp 19.000.000' })
  expect(finance.path).toContain('done=missed')
  expect(finance.text('main')).toContain('Belum masuk: Masuk hanya Rp 19.000.000')
  await officer.open(`/console/financing/${active.application_id}`)
  expect(officer.text('main')).toContain('Masuk hanya Rp 19.000.000. Periksa transfernya')
  await officer.press('Catat pencairan', { ...report, 'Nomor referensi': 'TRF-2' })
  expect(officer.path).toContain('done=disbursed')
  await finance.open('/console/disbursements')
  await finance.follow(`Periksa ${code}`)
  const typed = { 'Kode dari aplikasi autentikator': await stepCodeOf(home, token) }
  await finance.press('Catat sebagai diterima', { ...typed, 'Jumlah yang masuk': '19.000.000' })
  expect([finance.status, finance.value('Jumlah yang masuk')]).toEqual([422, '19.000.000'])
  expect(finance.text('main')).toMatch(/Bank mencatat Rp\.\s20\.000\.000/)
  await finance.press('Catat sebagai diterima', { ...typed, 'Jumlah yang masuk': '20.000.000' })
  expect(finance.path).toContain('done=confirmed')
  expect(finance.text('main')).not.toContain(code)
})
