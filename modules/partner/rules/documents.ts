import { type CheckKind, type CheckOutcome, openChecks } from './checks.ts'
import type { PartnerKind } from './kinds.ts'

/** Papers of a company and of who answers for it: licence letter, business number, identity card, tax card, deed. */
export const applicationDocumentKinds = ['licence', 'nib', 'ktp', 'npwp', 'deed'] as const
export type ApplicationDocumentKind = (typeof applicationDocumentKinds)[number]

type Applying = Exclude<PartnerKind, 'agency'>

const required: Readonly<Record<Applying, readonly ApplicationDocumentKind[]>> = {
  travel: ['licence', 'nib', 'ktp'],
  financial: ['licence', 'nib', 'ktp'],
  // The business number is all the licence that a channel has.
  tdc: ['nib', 'ktp'],
}
const optional: readonly ApplicationDocumentKind[] = ['npwp', 'deed']

/** What is asked of an applicant, what has to be there first. */
export const documentsFor = (kind: Applying) => [
  ...required[kind].map((one) => ({ kind: one, is_required: true })),
  ...optional.map((one) => ({ kind: one, is_required: false })),
]

type Standing = { state: string; checks: readonly { kind: CheckKind; outcome: CheckOutcome }[] }

/** Whether documents may still come: what has passed its check is not exchanged for something else afterwards. */
export const acceptsDocuments = ({ state, checks }: Standing): boolean =>
  (state === 'submitted' || state === 'in_review') && openChecks(checks).includes('documents')
