import { expect, test } from 'vitest'
import type { Sheet } from '#core/sheet.ts'
import { pdfPrinter } from './printer.ts'

const printer = pdfPrinter('server/og/fonts')
const sheet = (people: number): Sheet => ({
  language: 'en',
  title: 'E-voucher',
  subtitle: 'Umrah 9 days',
  brand: { name: 'Rihla', colour: '#0e5a4a', on_colour: '#ffffff' },
  number: { label: 'Booking code', value: 'RHL-1' },
  qr: { text: `https://rihla.test/voucher/${'x'.repeat(43)}`, caption: 'Scan to verify' },
  stamp: { text: 'PAID', tone: 'good' },
  foot: 'Issued by Rihla',
  page: (page, of) => `Page ${page} of ${of}`,
  blocks: [
    { kind: 'facts', title: 'Journey', rows: [{ label: 'Departure', value: 'Monday' }] },
    {
      kind: 'table',
      title: 'Travellers',
      columns: [
        { label: 'No.', share: 1 },
        { label: 'Name', share: 5 },
      ],
      rows: Array.from({ length: people }, (_, i) => [String(i + 1), 'Siti '.repeat(20)]),
    },
    { kind: 'sums', rows: [{ label: 'Total', value: 'Rp. 1', is_strong: true }] },
    { kind: 'note', text: 'Bring your passport.' },
  ],
})
const printed = async (people: number) => (await printer.print(sheet(people), new Date(0))).toString('latin1')
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length

test('a sheet carries its own type and none of the printer, in its language', async () => {
  const pdf = await printed(1)
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain('/Lang (en)')
  expect(pdf).toContain('PlusJakartaSans')
  expect(pdf).not.toContain('Helvetica')
  expect(pagesOf(pdf)).toBe(1)
})

test('what does not fit goes on over the page, and stays small', async () => {
  const pdf = await printed(60)
  expect(pagesOf(pdf)).toBeGreaterThan(2)
  expect(pdf.length).toBeLessThan(80_000)
})
