/** Of the digits of a card the last is worked out of the others (ISO/IEC 7812). */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What numbers of that many digits begin with; telephone numbers rarely do, and end otherwise. */
const beginnings: Readonly<Record<number, RegExp>> = {
  13: /^4/,
  14: /^3[068]/,
  15: /^3[47]/,
  16: /^(?:4|5[1-5]|2[2-7]|352[89]|35[3-8]|6[0245])/,
  19: /^(?:4|6[0245])/,
}

/** Sixteen digits that read as an Indonesian identity number: a province, and a day (of women 40 more) and a month of birth. */
const identityNumber =
  /^(?:1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-6])\d{4}(?:0[1-9]|[12]\d|3[01]|4[1-9]|[56]\d|7[01])(?:0[1-9]|1[0-2])\d{6}$/

const isCard = (digits: string): boolean =>
  beginnings[digits.length]?.test(digits) === true && isLuhn(digits) && !identityNumber.test(digits)

// People part them by blanks, signs of all kinds, or what nobody sees, and write dates and codes beside them.
const runs = /\d+(?:[^\p{L}\p{N}]{1,5}\d+)*/gu
const longestCard = 19

/** Whether groups of digits that stand beside each other are a card together. */
function hasCardIn(groups: readonly string[]): boolean {
  return groups.some((_, from) => {
    let digits = ''
    for (const group of groups.slice(from)) {
      digits += group
      if (digits.length > longestCard) return false
      if (isCard(digits)) return true
    }
    return false
  })
}

/** Whether a text has the number of a payment card in it. */
export const hasCardNumber = (text: string): boolean =>
  [...text.normalize('NFKC').matchAll(runs)].some(([run]) => hasCardIn(run.split(/\D+/)))
