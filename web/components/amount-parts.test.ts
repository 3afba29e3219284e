import { expect, test } from 'vitest'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { amountParts } from './amount-parts.ts'

const marked = (sentence: string) =>
  amountParts(sentence)
    .map(({ text, isAmount }) => (isAmount ? `[${text}]` : text))
    .join('')

test.each([
  ['Hemat Rp. 1.000.000', 'Hemat [Rp. 1.000.000]'],
  ['IDR 1,000,000 off', '[IDR 1,000,000] off'],
  ['Diskon 5%, maksimal Rp. 750.000', 'Diskon 5%, maksimal [Rp. 750.000]'],
  ['Pelunasan Rp. 44.800.000, paling lambat 3 Januari.', 'Pelunasan [Rp. 44.800.000], paling lambat 3 Januari.'],
  ['Rp. 30.000.000 / orang', '[Rp. 30.000.000] / orang'],
  ['Rp. 1 – Rp. 2.', '[Rp. 1] – [Rp. 2].'],
  ['−Rp. 500.000', '[−Rp. 500.000]'],
  ['Tanpa minimal pemesanan', 'Tanpa minimal pemesanan'],
  ['', ''],
])('the amounts of "%s" are found', (sentence, parts) => expect(marked(sentence)).toBe(parts))

test('what the site writes as money is an amount, in both languages', () => {
  for (const language of ['id', 'en'] as const) {
    const text = formatRupiah(rupiah(27_900_000), language)
    expect(amountParts(text)).toEqual([{ text, isAmount: true }])
  }
})
