import { expect, test } from 'vitest'
import type { Language } from '#core/messages.ts'
import type { Sheet } from '#core/sheet.ts'
import { demoTenants } from '#demo/tenants.ts'
import { payoutSheet, periodSheet } from './sheets.ts'

type Facts = Parameters<typeof periodSheet>[0]
type Payout = Parameters<typeof payoutSheet>[0]['payout']

const tenant = { ...demoTenants[0], public_url: 'https://rihla.test' }
const id = '01998a3e-0000-7000-8000-a33b5d3d23ba'
const payee = { payee_kind: 'affiliate', payee_id: id, payee_name: 'Aisyah Nur' } as const

const earning: Facts['earnings'][number] = {
  ...payee,
  ...{ earning_id: id, order_kind: 'booking', order_id: id, amount: 600_000, fee: 0, reason: 'RHL-1' },
  package_name: { id: 'Umrah Hemat 9 Hari', en: 'Budget Umrah, 9 days' },
  ...{ payout_id: null, is_sent: false, created_at: '2026-11-18T23:57:00.000Z' },
}
const facts: Facts = {
  ...{ earnings: [earning], hasMore: false, isOfConsultant: true },
  days: { from: '2026-11-01', today: '2026-11-19' },
  sums: { earned: 600_000, taken_back: 100_000, fees: 0, paid: 0, due: 500_000 },
}
const payout: Payout = {
  ...payee,
  ...{ payout_id: id, amount: 600_000, fee: 0, status: 'sent', needs_approval: false, account: null, repeats: [] },
  ...{ drawn_at: '2026-11-18T23:57:00.000Z', reference: 'BCA 1', approval: null },
}

/** Every word of a sheet, from its title to its last sum. */
const said = ({ title, subtitle, number, blocks }: Sheet): string[] => [
  ...[title, subtitle, number.label, number.value],
  ...blocks.flatMap((block) => {
    if (block.kind === 'note') return [block.text]
    if (block.kind === 'table') return [...block.columns.map(({ label }) => label), ...block.rows.flat()]
    return block.rows.flatMap(({ label, value }) => [label, value])
  }),
]
const period = (language: Language, wish: Partial<Facts> = {}) =>
  said(periodSheet({ ...facts, ...wish }, { language, tenant }))

test('a consultant reads of commission, by the day it was in Jakarta and the package it was for, and of no fee', () => {
  expect(period('id')).toEqual([
    ...['Laporan pendapatan', 'Aisyah Nur', 'Periode', '1 Nov 2026 sampai 19 Nov 2026'],
    ...['Waktu', 'Pesanan atau alasan', 'Jumlah', '19 Nov 2026', 'RHL-1\nUmrah Hemat 9 Hari', 'Rp. 600.000'],
    ...['Komisi', 'Rp. 600.000', 'Komisi dibatalkan', '−Rp. 100.000'],
    ...['Sudah dikirim', 'Rp. 0', 'Belum kami kirim kepada Anda', 'Rp. 500.000'],
  ])
  expect(period('en')).toEqual([
    ...['Earnings statement', 'Aisyah Nur', 'Period', '1 Nov 2026 to 19 Nov 2026'],
    ...['Time', 'Order or reason', 'Amount', '19 Nov 2026', 'RHL-1\nBudget Umrah, 9 days', 'IDR 600,000'],
    ...['Commission', 'IDR 600,000', 'Commission taken back', '−IDR 100,000'],
    ...['Paid out', 'IDR 0', 'Not sent to you yet', 'IDR 500,000'],
  ])
})

test('a partner reads of what was earned and of our fee; an order that is no journey has its code alone', () => {
  const sums = { ...facts.sums, fees: 15_000 }
  const words = period('en', { isOfConsultant: false, earnings: [{ ...earning, package_name: null }], sums })
  expect(words).toEqual(expect.arrayContaining(['Earned', 'Refunded to buyers', 'Service fee', '−IDR 15,000', 'RHL-1']))
  expect(words).not.toContain('Commission')
})

test('a period without earnings says so, and one that is longer than the sheet where the rest is', () => {
  expect(period('id', { earnings: [] })).toContain('Tidak ada pendapatan dalam periode ini.')
  expect(period('en', { hasMore: true })).toContain('Only 500 lines are printed. The CSV file has all of them.')
})

test('a payout to a consultant is one of commission, with the number that the file has, and no fee', () => {
  const print = (language: Language, wish: Partial<Payout> = {}) =>
    said(payoutSheet({ earnings: [earning], hasMore: false, payout: { ...payout, ...wish } }, { language, tenant }))
  expect(print('id').slice(0, 4)).toEqual([
    ...['Bukti pembayaran komisi', 'Aisyah Nur', 'Pembayaran komisi', 'a33b5d3d23ba'],
  ])
  expect(print('en')).toEqual(expect.arrayContaining(['Payout statement', 'Bank reference', 'BCA 1', 'IDR 600,000']))
  expect(print('en')).not.toContain('Service fee')
  expect(print('id', { payee_kind: 'partner' })).toEqual(
    expect.arrayContaining(['Bukti pembayaran mitra', 'Pembayaran mitra', 'Biaya layanan']),
  )
})
