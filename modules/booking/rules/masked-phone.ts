/** The number a code goes to, for somebody who looks over a shoulder: its ends are enough to know one's own. */
export const maskedPhone = (number: string): string =>
  `${number.slice(0, 3)}${'•'.repeat(Math.max(0, number.length - 6))}${number.slice(-3)}`
