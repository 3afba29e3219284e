import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'

export type GatewayName = 'doku' | 'yukk'
export const methodKinds = ['virtual_account', 'qris', 'ewallet', 'card'] as const
export type MethodKind = (typeof methodKinds)[number]
/** Where the money of a payment came from: a gateway, or a bank that finances the order and transfers it. */
export type PaidThrough = GatewayName | 'bank'
export type PaidKind = MethodKind | 'transfer'

export type Method = {
  id: string
  gateway: GatewayName
  kind: MethodKind
  /** The gateway's own name of the channel. */
  code: string
  name: string
  /** Bank Indonesia's three digits, for a transfer from another bank. */
  bank_code: string | null
}

type Limits = { least: number; minutes: number }
/** Smallest amount in rupiah, and how long an attempt lives (decisions §4, Payment). */
export const limits: Readonly<Record<MethodKind, Limits>> = {
  virtual_account: { least: 10_000, minutes: 24 * 60 },
  qris: { least: 1_000, minutes: 24 * 60 },
  ewallet: { least: 10_000, minutes: 30 },
  card: { least: 10_000, minutes: 30 },
}

/** The largest amount by the rules of a day; banks and card schemes set their own, which no day changes. */
export type Caps = Pick<DatedRules, 'qris_most' | 'ewallet_most'>

const mostBy = ({ qris_most, ewallet_most }: Caps): Readonly<Record<MethodKind, number>> => ({
  virtual_account: 999_999_999,
  qris: qris_most,
  ewallet: ewallet_most,
  card: 200_000_000,
})

type Bank = { id: string; name: string; bank_code: string; code: string }

const bank = (gateway: GatewayName, { id, name, bank_code, code }: Bank): Method => ({
  id: `${gateway}-va-${id}`,
  gateway,
  kind: 'virtual_account',
  code,
  name: `${name} Virtual Account`,
  bank_code,
})
const plain = (gateway: GatewayName, kind: MethodKind, [id, name, code]: [string, string, string]): Method => ({
  id: `${gateway}-${id}`,
  gateway,
  kind,
  code,
  name,
  bank_code: null,
})

export const methods: readonly Method[] = [
  bank('doku', { id: 'bsi', name: 'BSI', bank_code: '451', code: 'VIRTUAL_ACCOUNT_BANK_SYARIAH_MANDIRI' }),
  bank('doku', { id: 'bca', name: 'BCA', bank_code: '014', code: 'VIRTUAL_ACCOUNT_BCA' }),
  bank('doku', { id: 'mandiri', name: 'Mandiri', bank_code: '008', code: 'VIRTUAL_ACCOUNT_BANK_MANDIRI' }),
  bank('doku', { id: 'bri', name: 'BRI', bank_code: '002', code: 'VIRTUAL_ACCOUNT_BRI' }),
  bank('doku', { id: 'bni', name: 'BNI', bank_code: '009', code: 'VIRTUAL_ACCOUNT_BNI' }),
  bank('doku', { id: 'permata', name: 'Permata', bank_code: '013', code: 'VIRTUAL_ACCOUNT_BANK_PERMATA' }),
  bank('doku', { id: 'cimb', name: 'CIMB Niaga', bank_code: '022', code: 'VIRTUAL_ACCOUNT_BANK_CIMB' }),
  bank('doku', { id: 'danamon', name: 'Danamon', bank_code: '011', code: 'VIRTUAL_ACCOUNT_BANK_DANAMON' }),
  bank('yukk', { id: 'bca', name: 'BCA', bank_code: '014', code: 'VA_BCA' }),
  bank('yukk', { id: 'mandiri', name: 'Mandiri', bank_code: '008', code: 'VA_MANDIRI' }),
  bank('yukk', { id: 'bri', name: 'BRI', bank_code: '002', code: 'VA_BRI' }),
  bank('yukk', { id: 'bni', name: 'BNI', bank_code: '009', code: 'VA_BNI' }),
  bank('yukk', { id: 'permata', name: 'Permata', bank_code: '013', code: 'VA_PERMATA' }),
  plain('doku', 'qris', ['qris', 'QRIS', 'QRIS']),
  plain('yukk', 'qris', ['qris', 'QRIS', 'QRIS']),
  plain('doku', 'ewallet', ['ovo', 'OVO', 'EMONEY_OVO']),
  plain('doku', 'ewallet', ['dana', 'DANA', 'EMONEY_DANA']),
  plain('doku', 'ewallet', ['shopeepay', 'ShopeePay', 'EMONEY_SHOPEE_PAY']),
  plain('doku', 'ewallet', ['linkaja', 'LinkAja', 'EMONEY_LINKAJA']),
  plain('yukk', 'ewallet', ['ovo', 'OVO', 'OVO']),
  plain('yukk', 'ewallet', ['shopeepay', 'ShopeePay', 'SHOPEEPAY']),
  plain('doku', 'card', ['card', 'Visa · Mastercard · JCB', 'CREDIT_CARD']),
  plain('yukk', 'card', ['card', 'Visa · Mastercard · JCB', 'CREDIT_CARD']),
]

/** The gateways an invoice can be paid through: those configured, and DOKU only where the tenant receives by it. */
export type Offer = { amount: number; gateways: readonly GatewayName[]; caps: Caps }

/** The smallest and the largest amount by a kind of payment. */
export const rangeOf = (kind: MethodKind, caps: Caps) => ({ least: limits[kind].least, most: mostBy(caps)[kind] })

/** What an amount can be paid with. A way to pay is offered once: by DOKU where it is there, else by YUKK. */
export function methodsFor({ amount, gateways, caps }: Offer): Method[] {
  const isFirst = (method: Method) => method.gateway === 'doku' || !gateways.includes('doku')
  const isInRange = ({ kind }: Method) => {
    const { least, most } = rangeOf(kind, caps)
    return amount >= least && amount <= most
  }
  return methods.filter((method) => gateways.includes(method.gateway) && isFirst(method) && isInRange(method))
}

export const methodById = (id: string): Method | undefined => methods.find((method) => method.id === id)
