import type { words } from './words.ts'

type Word = keyof ReturnType<typeof words>

/** The only statuses an error page shows, with their words: nobody can plant a text in an address. */
const statuses = {
  400: 'badRequest',
  401: 'signInFirst',
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
  413: 'tooLarge',
  415: 'wrongKind',
  429: 'tooMany',
  500: 'failed',
  503: 'away',
} as const satisfies Record<number, Word>

export type ErrorStatus = keyof typeof statuses

const isKnown = (status: number): status is ErrorStatus => Object.hasOwn(statuses, status)

/** Anything unknown, or nothing at all, is a 500. */
export function errorStatus(given: string | number | null): ErrorStatus {
  const status = /^\d{3}$/.test(String(given)) ? Number(given) : 500
  return isKnown(status) ? status : 500
}

export const statusWord = (status: ErrorStatus): (typeof statuses)[ErrorStatus] => statuses[status]

/** Nobody's fault, and soon over: the same address is worth another try. */
export const isTemporary = (status: number): boolean => status === 429 || status === 503

export const homeAfterMs = 3000 // seeds, section 2: taken home after 3 seconds
