import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { terbilang } from './terbilang.ts'

test.each([
  [0, 'nol rupiah'],
  [7, 'tujuh rupiah'],
  [10, 'sepuluh rupiah'],
  [11, 'sebelas rupiah'],
  [12, 'dua belas rupiah'],
  [19, 'sembilan belas rupiah'],
  [20, 'dua puluh rupiah'],
  [99, 'sembilan puluh sembilan rupiah'],
  [100, 'seratus rupiah'],
  [111, 'seratus sebelas rupiah'],
  [200, 'dua ratus rupiah'],
  [1_000, 'seribu rupiah'],
  [1_100, 'seribu seratus rupiah'],
  [2_000, 'dua ribu rupiah'],
  [11_000, 'sebelas ribu rupiah'],
  [100_000, 'seratus ribu rupiah'],
  [1_000_000, 'satu juta rupiah'],
  [1_001_000, 'satu juta seribu rupiah'],
  [25_000_000, 'dua puluh lima juta rupiah'],
  [27_450_500, 'dua puluh tujuh juta empat ratus lima puluh ribu lima ratus rupiah'],
  [1_000_000_000, 'satu miliar rupiah'],
  [2_000_000_000_001, 'dua triliun satu rupiah'],
  [-5_000, 'minus lima ribu rupiah'],
])('%d is "%s"', (amount, words) => {
  expect(terbilang(rupiah(amount))).toBe(words)
})
