import { expect, test } from 'vitest'
import { citiesAddress, readQuery } from './query.ts'

test('an address and what it asks for are one and the same', () => {
  for (const address of ['', '?cari=kab+bandung', '?cari=bandung&halaman=2', '?cari=bandung&ke=kiblat']) {
    expect(citiesAddress(readQuery(new URLSearchParams(address)))).toBe(`/jadwal-sholat/solatAwal${address}`)
  }
})

test('the first page, an empty word and an unknown way back are left out', () => {
  expect(citiesAddress(readQuery(new URLSearchParams('cari=%20&halaman=1&ke=//evil.test')))).toBe(
    '/jadwal-sholat/solatAwal',
  )
})
