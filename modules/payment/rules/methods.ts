export type GatewayName = 'doku' | 'yukk'
export type MethodKind = 'virtual_account' | 'qris' | 'ewallet' | 'card'

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

type Limits = { least: number; most: number; minutes: number }
/** Smallest and largest amount in rupiah, and how long an attempt lives (decisions §4, Payment). */
export const limits: Readonly<Record<MethodKind, Limits>> = {
  virtual_account: { least: 10_000, most: 999_999_999, minutes: 24 * 60 },
  // Bank Indonesia: Rp 10 million for each QRIS payment.
  qris: { least: 1_000, most: 10_000_000, minutes: 24 * 60 },
  // PBI 23/6/PBI/2021: a registered wallet holds Rp 20 million at most.
  ewallet: { least: 10_000, most: 20_000_000, minutes: 30 },
  card: { least: 10_000, most: 200_000_000, minutes: 30 },
}

const bank = (id: string, name: string, bank_code: string, code: string): Method => ({
  id: `doku-va-${id}`,
  gateway: 'doku',
  kind: 'virtual_account',
  code,
  name: `${name} Virtual Account`,
  bank_code,
})
const yukkBank = (id: string, name: string, bank_code: string): Method => ({
  id: `yukk-va-${id.toLowerCase()}`,
  gateway: 'yukk',
  kind: 'virtual_account',
  code: `VA_${id}`,
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
  bank('bsi', 'BSI', '451', 'VIRTUAL_ACCOUNT_BANK_SYARIAH_MANDIRI'),
  bank('bca', 'BCA', '014', 'VIRTUAL_ACCOUNT_BCA'),
  bank('mandiri', 'Mandiri', '008', 'VIRTUAL_ACCOUNT_BANK_MANDIRI'),
  bank('bri', 'BRI', '002', 'VIRTUAL_ACCOUNT_BRI'),
  bank('bni', 'BNI', '009', 'VIRTUAL_ACCOUNT_BNI'),
  bank('permata', 'Permata', '013', 'VIRTUAL_ACCOUNT_BANK_PERMATA'),
  bank('cimb', 'CIMB Niaga', '022', 'VIRTUAL_ACCOUNT_BANK_CIMB'),
  bank('danamon', 'Danamon', '011', 'VIRTUAL_ACCOUNT_BANK_DANAMON'),
  yukkBank('BCA', 'BCA', '014'),
  yukkBank('MANDIRI', 'Mandiri', '008'),
  yukkBank('BRI', 'BRI', '002'),
  yukkBank('BNI', 'BNI', '009'),
  yukkBank('PERMATA', 'Permata', '013'),
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
export type Offer = { amount: number; gateways: readonly GatewayName[] }

/** What an amount can be paid with. A way to pay is offered once: by DOKU where it is there, else by YUKK. */
export function methodsFor({ amount, gateways }: Offer): Method[] {
  const isFirst = (method: Method) => method.gateway === 'doku' || method.kind === 'qris' || !gateways.includes('doku')
  return methods.filter(
    (method) =>
      gateways.includes(method.gateway) &&
      isFirst(method) &&
      amount >= limits[method.kind].least &&
      amount <= limits[method.kind].most,
  )
}

export const methodById = (id: string): Method | undefined => methods.find((method) => method.id === id)
