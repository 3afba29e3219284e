import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, jakartaDate } from '#core/time.ts'
import { anyBank } from '#test/support/catalogue-fixtures.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
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
