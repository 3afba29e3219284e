import { type Rupiah, rupiah } from '#core/money.ts'

/** A deposit as a bank tells it. `sent` is what the answer repeats, as it came. */
export type BankPayment = {
  payment_request_id: string
  /** Digits only, as padded by the bank. */
  virtual_account: string
  /** None for what can never be a deposit: nothing or less, another currency, sen. */
  amount: Rupiah | undefined
  paid_at: string | undefined
  reference: string | undefined
  sent: Readonly<Record<string, unknown>>
}
type FieldFault = { ok: false; why: 'format' | 'missing'; field: string }
export type ReadPayment = { ok: true; payment: BankPayment } | { ok: false; why: 'unreadable' } | FieldFault

const fields = {
  partnerServiceId: /^\s*\d{1,8}\s*$/,
  customerNo: /^\s*\d{1,20}\s*$/,
  virtualAccountNo: /^(?=.{1,28}$)\s*\d+\s*$/,
  paymentRequestId: /^[\x21-\x7e]([\x20-\x7e]{0,126}[\x21-\x7e])?$/,
} as const
const amountFields = { value: /^-?\d{1,16}(\.\d{1,4})?$/, currency: /^[A-Za-z]{3}$/ } as const
const repeated = ['virtualAccountName', 'trxDateTime', 'referenceNo', 'totalAmount'] as const

/** Lenient where banks differ: numbers as text and the reverse, padding by spaces or zeros, 0 or nothing for an object. */
export function readPayment(raw: Uint8Array): ReadPayment {
  const body = parsed(raw)
  if (!isObject(body)) return { ok: false, why: 'unreadable' }
  const paid = amountOf(body.paidAmount)
  const named = [
    ...Object.entries(fields).map(([name, pattern]) => ({ field: name, value: body[name], pattern })),
    ...Object.entries(amountFields).map(([name, pattern]) => ({
      field: `paidAmount.${name}`,
      value: paid[name],
      pattern,
    })),
  ]
  const malformed = named.find(({ value, pattern }) => !isMissing(value) && !pattern.test(textOf(value) ?? ''))
  if (malformed) return { ok: false, why: 'format', field: malformed.field }
  const missing = named.find(({ value }) => isMissing(value))
  if (missing) return { ok: false, why: 'missing', field: missing.field }
  return { ok: true, payment: paymentOf(body, paid) }
}

type Body = Readonly<Record<string, unknown>>

function paymentOf(body: Body, paid: Body): BankPayment {
  const sent = Object.fromEntries(
    [...Object.keys(fields), ...repeated].flatMap((name) => (isMissing(body[name]) ? [] : [[name, body[name]]])),
  )
  return {
    payment_request_id: textOf(body.paymentRequestId) ?? '',
    virtual_account: (textOf(body.virtualAccountNo) ?? '').trim(),
    amount: rupiahOf(textOf(paid.value) ?? '', textOf(paid.currency) ?? ''),
    paid_at: textOf(body.trxDateTime),
    reference:
      textOf(body.referenceNo)
        ?.replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 100) || undefined,
    sent: { ...sent, paidAmount: paid },
  }
}

/** Numbers stay the digits that were sent: an account of 17 digits is more than a number of JavaScript's can hold. */
function parsed(raw: Uint8Array): unknown {
  const digits = (_name: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw), digits)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** `0` instead of an object is no money in no currency, which is a refusal of the amount and not of the form. */
function amountOf(value: unknown): Body {
  if (textOf(value)?.trim() === '0') return { value: '0.00', currency: 'IDR' }
  return isObject(value) ? value : { value }
}

/** More than anybody saves, and so far below what a number holds that no sum of them is wrong. */
const mostDeposited = 1_000_000_000_000

function rupiahOf(value: string, currency: string): Rupiah | undefined {
  const [whole = '', sen = ''] = value.split('.')
  const amount = Number(whole)
  const isWhole = /^0*$/.test(sen) && amount <= mostDeposited
  return currency.toUpperCase() === 'IDR' && isWhole && amount > 0 ? rupiah(amount) : undefined
}

/** The same account may come padded by zeros: every spelling of it, the longest first. */
export const spellingsOf = (digits: string): string[] => {
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0
  return Array.from({ length: Math.min(zeros, digits.length - 1) + 1 }, (_, i) => digits.slice(i))
}
