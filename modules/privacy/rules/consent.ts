/**
 * What members agree to, each where it is first needed: registering, ordering, letting a device be notified, having visits counted,
 * applying to a bank. */
export const consentKinds = [
  'terms',
  'privacy',
  'order_terms',
  'push',
  'analytics',
  'financing_terms',
  'financing_privacy',
  'financing_data',
  'savings_terms',
  'savings_data',
] as const
export type ConsentKind = (typeof consentKinds)[number]
export type ConsentStep = 'given' | 'withdrawn'

/** What taking it back means: done at once, or by the step that ends what it is needed for. */
export const withdrawals = {
  terms: 'delete_account',
  privacy: 'delete_account',
  order_terms: 'cancel_order',
  push: 'at_once',
  analytics: 'at_once',
  financing_terms: 'withdraw_application',
  financing_privacy: 'withdraw_application',
  financing_data: 'withdraw_application',
  savings_terms: 'withdraw_application',
  savings_data: 'withdraw_application',
} as const satisfies Record<ConsentKind, 'at_once' | 'delete_account' | 'cancel_order' | 'withdraw_application'>

/** Those that nothing else depends on. */
export const withdrawable = ['push', 'analytics'] as const satisfies readonly ConsentKind[]

/** The page whose version was agreed to; a device that is notified has no text of its own, and a bank's terms are a row of it. */
export const textsOf = {
  terms: 'terms',
  privacy: 'privacy',
  order_terms: 'terms',
  push: undefined,
  analytics: 'privacy',
  financing_terms: 'terms',
  financing_privacy: 'privacy',
  financing_data: 'privacy',
  savings_terms: undefined,
  savings_data: 'privacy',
} as const satisfies Record<ConsentKind, string | undefined>

export type ConsentRow = {
  kind: ConsentKind
  step: ConsentStep
  version: string | null
  dated_on: string | null
  order_id: string | null
  order_code: string | null
  terms_id: string | null
  at: Date
}

export type StandingConsent = Omit<ConsentRow, 'step' | 'at'> & { given_at: Date; withdrawn_at: Date | null }

/** How each stands now, the newest first. Rows come in the order they were written. */
export function standingConsents(rows: readonly ConsentRow[]): StandingConsent[] {
  const standing = new Map<string, StandingConsent>()
  for (const { step, at, ...row } of rows) {
    const name = `${row.kind} ${row.order_id ?? ''}`
    const before = standing.get(name)
    if (step === 'given') standing.set(name, { ...row, given_at: at, withdrawn_at: null })
    else if (before) standing.set(name, { ...before, withdrawn_at: at })
  }
  const changedAt = ({ given_at, withdrawn_at }: StandingConsent) => (withdrawn_at ?? given_at).getTime()
  return [...standing.values()].sort((a, b) => changedAt(b) - changedAt(a))
}
