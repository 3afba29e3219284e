import { createHash } from 'node:crypto'

const digest = (name: string): Buffer => createHash('sha256').update(`rihla demo code ${name}`).digest()
// As people read codes out: no letter that is taken for a digit.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that looks like those of the product, and is the same at every start. */
export const codeOf = (name: string, length: number): string =>
  Array.from(digest(name).subarray(0, length), (byte) => signs[byte % signs.length]).join('')

export const digitsOf = (name: string, length: number): string =>
  Array.from(digest(name).subarray(0, length), (byte) => byte % 10).join('')

export const secretOf = (name: string): string => digest(name).toString('base64url')
export const hexOf = (name: string): string => digest(name).toString('hex')
