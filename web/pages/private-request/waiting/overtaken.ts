import { codes, type RefusalCode } from '#core/refusal-codes.ts'

/** What became of an offer or a request while somebody was looking at it, by the word that the address has for it. */
export const overtaken = {
  gone: codes.private_offer_gone,
  changed: codes.private_offer_changed,
  closed: codes.private_request_closed,
  chosen: codes.private_offer_chosen,
} as const satisfies Record<string, RefusalCode>
export type Overtaken = keyof typeof overtaken

const names = ['gone', 'changed', 'closed', 'chosen'] as const satisfies Overtaken[]

export const overtakenBy = (code: string): Overtaken | undefined => names.find((name) => overtaken[name] === code)
export const overtakenIn = (word: string | null): Overtaken | undefined => names.find((name) => name === word)
