/** Of the digits of a card the last is worked out of the others (ISO/IEC 7812). */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What numbers of that many digits begin with; telephone and identity numbers rarely do, and end otherwise. */
const beginnings: Readonly<Record<number, RegExp>> = {
  13: /^4/,
  14: /^3[068]/,
  15: /^3[47]/,
  16: /^(?:4|5[1-5]|2[2-7]|35[2-8]|6)/,
  19: /^(?:4|6)/,
}

// People part them by blanks, dots or dashes.
const runs = /\d(?:[ .\-–]?\d){12,18}(?!\d)/g

/** Whether a text has the number of a payment card in it. */
export const hasCardNumber = (text: string): boolean =>
  [...text.normalize('NFKC').matchAll(runs)].some(([run]) => {
    const digits = run.replaceAll(/\D/g, '')
    return beginnings[digits.length]?.test(digits) === true && isLuhn(digits)
  })
