import { expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { itinerarySheet } from './itinerary-sheet.ts'
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
  ...{ partner, addons: [], duration_days: 9 },
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

test('an itinerary says day by day what happens, each time by the clock of its place', () => {
  const text = JSON.stringify(itinerarySheet(voucher, { language: 'id', tenant }).blocks)
  expect(text).toContain(
    '["1","1 Mar 2027","Terbang GA980, Jakarta (CGK) ke JED","Berangkat 10.05 WIB, tiba 16.20 waktu Saudi"]',
  )
  expect(text).toContain('["1","1 Mar 2027","Masuk Hotel Uji, Makkah","8 malam"]')
  expect(text).toContain('["9","9 Mar 2027","Keluar dari Hotel Uji",""]')
  expect(text).toContain('Siti Rahmawati, Ahmad Fauzi')
})

const invoice = (state: InvoiceFacts['invoice']['state']): InvoiceFacts => {
  const own = {
    ...{ code: 'INV-1', amount: 5_000_000, state, due_at: new Date(0), created_at: new Date(0) },
    stage: 'down_payment' as const,
    paid_at: state === 'paid' ? new Date(0) : null,
    ...{ overdue_at: null, paid_by: null },
    ...{ payer_name: 'Siti', payer_email: 's@x.test', payer_phone: '+62' },
  }
  return {
    ...{ invoice: own, invoices: [own], partner, refunded: 0 },
    order: {
      ...{ booking_code: 'RHL-1', product: { name: 'Umrah' }, departure: { departs_on: '2027-03-01' }, addons: [] },
      price: {
        lines: [{ kind: 'quad', quantity: 2, price: 30_000_000, amount: 60_000_000 }],
        ...{ subtotal: 60_000_000, discount: 1_000_000, total: 59_000_000 },
      },
    },
  }
}

test('a receipt says what of the order goes back, and none that nothing does', () => {
  const text = (refunded: number, language: 'id' | 'en') =>
    JSON.stringify(invoiceSheet({ ...invoice('paid'), refunded }, { language, tenant }).blocks)
  expect(text(2_000_000, 'en')).toMatch(/"Refunded to who booked","value":"[^"]*2,000,000"/)
  expect(text(2_000_000, 'id')).toContain('"Dikembalikan kepada pemesan"')
  expect(text(0, 'en')).not.toContain('Refunded')
})

test('a voucher names each extra and how many, and has no line for none', () => {
  const name = { id: 'Bagasi tambahan 10 kg', en: 'Extra baggage 10 kg' }
  const train = { name: { id: 'Kereta cepat', en: 'Fast train' }, quantity: 1 }
  const facts = { ...voucher, addons: [{ name, quantity: 2 }, train] }
  const text = (shown: VoucherFacts, language: 'id' | 'en') =>
    JSON.stringify(voucherSheet(shown, { language, tenant }).blocks)
  expect(text(facts, 'id')).toContain(
    '{"label":"Layanan tambahan","value":"Bagasi tambahan 10 kg × 2; Kereta cepat × 1"}',
  )
  expect(text(facts, 'en')).toContain('{"label":"Optional extras","value":"Extra baggage 10 kg × 2; Fast train × 1"}')
  expect(text(voucher, 'id')).not.toContain('Layanan tambahan')
})

type State = InvoiceFacts['invoice']['state']
type Stage = InvoiceFacts['invoice']['stage']

/** The sheet of one stage of an order, whose invoices are in these states, in the order they are paid. */
function sheetOf(stage: Stage, states: Partial<Record<Stage, State>>): InvoiceFacts {
  const amounts = { full: 59_000_000, down_payment: 5_000_000, settlement: 54_000_000 }
  const due_at = new Date('2027-01-15T16:59:59Z')
  const stages = (['full', 'down_payment', 'settlement'] as const).filter((one) => states[one])
  const invoices = stages.map((one) => {
    const { invoice: made } = invoice(states[one] ?? 'waiting')
    return { ...made, stage: one, code: `INV-${one}`, amount: amounts[one], due_at }
  })
  const own = invoices.find((one) => one.stage === stage)
  if (!own) throw new Error(`no invoice for ${stage}`)
  return { ...invoice('waiting'), invoice: own, invoices }
}

function sumsOf(facts: InvoiceFacts, language: 'id' | 'en'): string[] {
  const block = invoiceSheet(facts, { language, tenant }).blocks.find(({ kind }) => kind === 'sums')
  return block?.kind === 'sums' ? block.rows.map(({ label, value }) => `${label}: ${value}`) : []
}

const all = ['waiting', 'paid', 'expired', 'void'] as const
const inTwoParts = all.flatMap((down_payment) => all.map((settlement) => ({ down_payment, settlement })))
const moments = [
  ...all.map((full) => ({ stage: 'full' as const, said: full, states: { full } })),
  ...inTwoParts.flatMap((states) =>
    (['down_payment', 'settlement'] as const).map((stage) => ({
      ...{ stage, states },
      said: `${states.down_payment}, then ${states.settlement}`,
    })),
  ),
]

test.each(moments)('payments add up to the total on the sheet of $stage, invoices $said', ({ stage, states }) => {
  for (const language of ['id', 'en'] as const) {
    const rows = sumsOf(sheetOf(stage, states), language)
    const total = rows.findIndex((row) => /^(Total pesanan|Order total): /.test(row))
    const amounts = rows.map((row) => Number(row.replace(/^.*(Rp\.|IDR) /, '').replaceAll(/[.,]/g, '')))
    expect(amounts[total]).toBe(59_000_000)
    expect(amounts.slice(total + 1).reduce((sum, amount) => sum + amount, 0)).toBe(59_000_000)
  }
})

test('each sheet of an order paid in two parts says what became of the other part', () => {
  const payments = (facts: InvoiceFacts, language: 'id' | 'en') => sumsOf(facts, language).slice(3)
  expect(payments(sheetOf('settlement', { down_payment: 'paid', settlement: 'waiting' }), 'id')).toEqual([
    'Sudah dibayar: Uang muka: Rp. 5.000.000',
    'Pelunasan: Rp. 54.000.000',
  ])
  const settled = { down_payment: 'paid', settlement: 'paid' } as const
  expect(payments(sheetOf('down_payment', settled), 'id')).toEqual([
    'Uang muka: Rp. 5.000.000',
    'Sudah dibayar: Pelunasan: Rp. 54.000.000',
    'Sisa tagihan: Rp. 0',
  ])
  expect(payments(sheetOf('settlement', settled), 'en')).toEqual([
    'Already paid: Down payment: IDR 5,000,000',
    'Balance: IDR 54,000,000',
    'Remaining: IDR 0',
  ])
  expect(payments(sheetOf('down_payment', { down_payment: 'waiting', settlement: 'waiting' }), 'en')).toEqual([
    'Down payment: IDR 5,000,000',
    'Balance, due 15 Jan 2027: IDR 54,000,000',
  ])
  expect(payments(sheetOf('down_payment', { down_payment: 'paid', settlement: 'void' }), 'en')).toEqual([
    'Down payment: IDR 5,000,000',
    'Balance, no longer due: IDR 54,000,000',
    'Remaining: IDR 0',
  ])
})

test('a receipt says what of the order is still due, and when; or that nothing is', () => {
  const part = sheetOf('down_payment', { down_payment: 'paid', settlement: 'waiting' })
  expect(sumsOf(part, 'id').at(-1)).toBe('Sisa tagihan, jatuh tempo 15 Jan 2027: Rp. 54.000.000')
  expect(sumsOf(part, 'en').at(-1)).toBe('Remaining, due 15 Jan 2027: IDR 54,000,000')
  expect(sumsOf(sheetOf('full', { full: 'paid' }), 'en').at(-1)).toBe('Remaining: IDR 0')
  expect(sumsOf(sheetOf('full', { full: 'waiting' }), 'en').join()).not.toContain('Remaining')
})

test('an invoice says what is owed in figures and in words; paid, it is a receipt', () => {
  const open = invoiceSheet(invoice('waiting'), { language: 'id', tenant })
  expect([open.title, open.stamp]).toEqual(['Tagihan', { text: 'BELUM DIBAYAR', tone: 'open' }])
  const text = JSON.stringify(open.blocks)
  for (const wanted of ['lima juta rupiah', 'Rp. 5.000.000', '−Rp. 1.000.000', 'Rp. 59.000.000', 'PPIU DEMO-1']) {
    expect(text).toContain(wanted)
  }
  // Other amounts stand between the words and the amount they spell.
  expect(text).toContain('{"label":"Terbilang (uang muka)","value":"lima juta rupiah"}')
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
  const paid_by = { method_id: 'doku-va-bca', method_code: 'x', payment_number: 'P1', timezone: 'Asia/Jakarta' }
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
  const begun = invoice('waiting')
  const inMakassar = labels({ ...begun, invoice: { ...begun.invoice, timezone: 'Asia/Makassar' } })
  expect(inMakassar.at(-1)).toBe('Jatuh tempo: 1 Januari 1970, 08.00 WITA')
})
