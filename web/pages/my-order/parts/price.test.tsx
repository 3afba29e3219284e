import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

test('the words stand under the total they spell, before what is paid and what is not', () => {
  const price = {
    ...{ title: 'Rincian harga', rows: [{ label: 'Quad × 1', amount: 'Rp. 11.500.000' }] },
    total: { label: 'Total', amount: 'Rp. 11.500.000', words: 'Terbilang: sebelas juta lima ratus ribu rupiah' },
    paid: { label: 'Sudah dibayar', amount: 'Rp. 5.000.000' },
    rest: { label: 'Belum dibayar', amount: 'Rp. 6.500.000' },
  }
  const text = (shown: typeof price) => renderToStaticMarkup(<Price price={shown} />).replaceAll(/(<[^>]+>)+/g, '|')
  expect(text(price)).toContain(
    '|Total|Rp. 11.500.000|Terbilang: sebelas juta lima ratus ribu rupiah|Sudah dibayar|Rp. 5.000.000|Belum dibayar|Rp. 6.500.000|',
  )
  expect(text({ ...price, total: { ...price.total, words: '' } })).toContain('|Total|Rp. 11.500.000|Sudah dibayar|')
})
