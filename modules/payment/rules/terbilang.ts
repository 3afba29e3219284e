import type { Rupiah } from '#core/money.ts'

const small = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')
const scales = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
] as const

/** "dua puluh lima juta rupiah": an amount in words, as Indonesian receipts carry it. */
export const terbilang = (amount: Rupiah): string => `${amount < 0 ? 'minus ' : ''}${inWords(Math.abs(amount))} rupiah`

function inWords(n: number): string {
  for (const [size, name] of scales) {
    if (n < size) continue
    const head = n < 2_000 ? 'seribu' : `${inWords(Math.floor(n / size))} ${name}`
    return joined(head, n % size)
  }
  return belowThousand(n)
}

function belowThousand(n: number): string {
  const word = small[n]
  if (word !== undefined) return word
  if (n < 20) return `${small[n - 10]} belas`
  if (n < 100) return joined(`${small[Math.floor(n / 10)]} puluh`, n % 10)
  return joined(n < 200 ? 'seratus' : `${small[Math.floor(n / 100)]} ratus`, n % 100)
}

const joined = (head: string, rest: number): string => (rest === 0 ? head : `${head} ${inWords(rest)}`)
