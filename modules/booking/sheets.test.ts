import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { demoTenants } from '#database/seed/tenants.ts'
import type { InvoiceFacts, VoucherFacts } from './sheet-facts.ts'
import { invoiceSheet, voucherSheet } from './sheets.ts'

const tenant = { ...demoTenants[0], public_url: 'https://rihla.test' }
const partner = {
  ...{ name: 'Mitra Uji', legal_name: 'PT Mitra Uji', licences: [{ kind: 'PPIU' as const, number: 'DEMO-1' }] },
  ...{ phone_number: '+622150009009', email: 'mitra@rihla.test', address: 'Jl. Uji No. 1' },
}
const person = (position: number, name: string): VoucherFacts['participants'][number] => ({
  ...{ position, name },
  age_group: 'adult',
  room_type: 'quad',
})

const voucher: VoucherFacts = {
  booking: {
    ...{ code: 'RHL-1', voucher_token: 'rahasia', name: 'Siti Rahmawati', overdue_at: null },
    ...{ departs_on: '2027-03-01', returns_on: '2027-03-09' },
    rooms: [{ type: 'quad', adults: 2 }],
    product_name: { id: 'Umrah 9 Hari', en: 'Umrah 9 days' },
  },
  participants: [person(1, 'Siti Rahmawati'), person(2, 'Ahmad Fauzi')],
  journey: {
    airline: 'Garuda Indonesia',
    flights: [
      {
        number: 'GA980',
        from: 'CGK',
        to: 'JED',
        departs_at: '2027-03-01T10:05:00+07:00',
        arrives_at: '2027-03-01T16:20:00+03:00',
        from_city: 'Jakarta',
        to_city: null,
      },
    ],
    hotels: [{ name: 'Hotel Uji', city: 'Makkah', stars: 4, nights: 8 }],
  },
  partner,
  duration_days: 9,
}

test('a voucher names who travels, how, whom to call, and where it is verified', () => {
  const sheet = voucherSheet(voucher, { language: 'en', tenant })
  expect(sheet.qr?.text).toBe('https://rihla.test/en/voucher/rahasia')
  const text = JSON.stringify(sheet.blocks)
  for (const wanted of ['Siti Rahmawati', 'Ahmad Fauzi', 'GA980', 'Jakarta (CGK)', 'JED', 'Hotel Uji', 'PPIU DEMO-1']) {
    expect(text).toContain(wanted)
  }
  // Each by the clock of its place.
  expect(text).toContain('"1 Mar 2027, 10:05","1 Mar 2027, 16:20"')
  expect(text).toContain('Garuda Indonesia (local time)')
  expect(text).toContain('Emergency contact')
  expect(text).toContain('+622150009009')
  const inIndonesian = voucherSheet(voucher, { language: 'id', tenant })
  expect(inIndonesian.qr?.text).toBe('https://rihla.test/voucher/rahasia')
  expect(JSON.stringify(inIndonesian.blocks)).toContain('"1 Mar 2027, 10.05","1 Mar 2027, 16.20"')
})

const invoice = (state: InvoiceFacts['invoice']['state']): InvoiceFacts => ({
  invoice: {
    ...{ code: 'INV-1', amount: 5_000_000, state, due_at: new Date(0), created_at: new Date(0) },
    stage: 'down_payment',
    paid_at: state === 'paid' ? new Date(0) : null,
    ...{ overdue_at: null, paid_by: null },
    ...{ payer_name: 'Siti', payer_email: 's@x.test', payer_phone: '+62' },
  },
  due: undefined,
  order: {
    ...{ booking_code: 'RHL-1', product: { name: 'Umrah' }, departure: { departs_on: '2027-03-01' }, addons: [] },
    price: {
      lines: [{ kind: 'quad', quantity: 2, price: 30_000_000, amount: 60_000_000 }],
      ...{ subtotal: 60_000_000, discount: 1_000_000, total: 59_000_000 },
    },
  },
  partner,
})

test('a receipt says what of the order is still due, and when; or that nothing is', () => {
  const next = { due_at: new Date('2027-01-15T16:59:59Z') }
  const part = { ...invoice('paid'), due: { amount: rupiah(54_000_000), next, later: [] } }
  const sums = (facts: InvoiceFacts, language: 'id' | 'en') =>
    JSON.stringify(invoiceSheet(facts, { language, tenant }).blocks.find(({ kind }) => kind === 'sums'))
  expect(sums(part, 'id')).toContain('{"label":"Sisa tagihan, jatuh tempo 15 Jan 2027","value":"Rp. 54.000.000"}')
  expect(sums(part, 'en')).toContain('{"label":"Remaining, due 15 Jan 2027","value":"IDR 54,000,000"}')
  expect(sums(invoice('paid'), 'en')).toContain('{"label":"Remaining","value":"IDR 0"}')
  expect(sums({ ...part, invoice: invoice('waiting').invoice }, 'en')).not.toContain('Remaining')
})

test('an invoice says what is owed in figures and in words; paid, it is a receipt', () => {
  const open = invoiceSheet(invoice('waiting'), { language: 'id', tenant })
  expect([open.title, open.stamp]).toEqual(['Tagihan', { text: 'BELUM DIBAYAR', tone: 'open' }])
  const text = JSON.stringify(open.blocks)
  for (const wanted of ['lima juta rupiah', 'Rp. 5.000.000', '−Rp. 1.000.000', 'Rp. 59.000.000', 'PPIU DEMO-1']) {
    expect(text).toContain(wanted)
  }
  const paid = invoiceSheet(invoice('paid'), { language: 'en', tenant })
  expect([paid.title, paid.stamp]).toEqual(['Receipt', { text: 'PAID', tone: 'good' }])
  expect(JSON.stringify(paid.blocks)).not.toContain('rupiah')
  expect(invoiceSheet(invoice('void'), { language: 'en', tenant }).stamp).toEqual({ text: 'CANCELLED', tone: 'bad' })
})

test('an overdue invoice says so, and whom to ask', () => {
  const waiting = invoice('waiting')
  const late = { ...waiting, invoice: { ...waiting.invoice, overdue_at: new Date(0) } }
  const { stamp, blocks } = invoiceSheet(late, { language: 'en', tenant })
  expect(stamp).toEqual({ text: 'OVERDUE', tone: 'bad' })
  expect(JSON.stringify(blocks.at(-1))).toContain('Contact your travel agency to arrange payment.')
  const paid = invoice('paid')
  const settled = { ...paid, invoice: { ...paid.invoice, overdue_at: new Date(0) } }
  expect(invoiceSheet(settled, { language: 'en', tenant }).stamp?.text).toBe('PAID')
})

test.each([
  ['waiting', ' Bayar hanya melalui halaman pesanan Anda.'],
  ['paid', ''],
  ['expired', ' Tagihan ini tidak berlaku lagi. Jangan kirim uang.'],
  ['void', ' Tagihan ini tidak berlaku lagi. Jangan kirim uang.'],
] as const)('the note of an invoice that is %s asks for nothing that no longer helps', (state, next) => {
  const note = invoiceSheet(invoice(state), { language: 'id', tenant }).blocks.at(-1)
  const text = `Dokumen ini dibuat oleh sistem dan sah tanpa tanda tangan.${next}`
  expect(note).toEqual({ kind: 'note', text })
})

test('a receipt says from whom the money came and how; an invoice says who is billed and by when', () => {
  const labels = (facts: InvoiceFacts) => {
    const [first] = invoiceSheet(facts, { language: 'id', tenant }).blocks
    return first?.kind === 'facts' ? first.rows.map(({ label, value }) => `${label}: ${value}`) : []
  }
  const settled = invoice('paid')
  const paid_by = { method_id: 'doku-va-bca', method_code: 'x', payment_number: 'P1' }
  const receipt = labels({ ...settled, invoice: { ...settled.invoice, paid_by } })
  expect(receipt[0]).toBe('Diterima dari: Siti · s@x.test · +62')
  expect(receipt.slice(-3)).toEqual([
    'Dibayar: 1 Januari 1970, 07.00 WIB',
    'Metode pembayaran: BCA Virtual Account',
    'Nomor pembayaran: P1',
  ])
  const open = labels(invoice('waiting'))
  expect(open[0]).toBe('Ditagihkan kepada: Siti · s@x.test · +62')
  expect(open.at(-1)).toBe('Jatuh tempo: 1 Januari 1970, 07.00 WIB')
})
