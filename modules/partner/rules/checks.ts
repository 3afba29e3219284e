import type { PartnerKind } from './kinds.ts'
import type { LicenceKind } from './licence.ts'

/** What the team looks at before somebody becomes a partner. */
export const checkKinds = ['documents', 'licence', 'bank_account'] as const
export type CheckKind = (typeof checkKinds)[number]
export const checkOutcomes = ['passed', 'failed'] as const
export type CheckOutcome = (typeof checkOutcomes)[number]

/** The licences that let a partner of a kind work with us, as `permits` of licence.ts has them. */
export const licencesFor = {
  travel: ['PPIU', 'PIHK', 'NIB'],
  financial: ['OJK'],
  agency: ['NIB'],
  tdc: ['NIB'],
} as const satisfies Record<PartnerKind, readonly LicenceKind[]>

type Check = { kind: CheckKind; outcome: CheckOutcome }

/** The checks that have not passed yet, or not the last time; those come in the order they were made. */
export const openChecks = (checks: readonly Check[]): CheckKind[] =>
  checkKinds.filter((kind) => checks.findLast((check) => check.kind === kind)?.outcome !== 'passed')

/** A company as banks and people write it: without its legal form, signs and capitals. */
const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:pt|cv|koperasi|yayasan|ud) | (?:pt|cv|tbk|persero)$/g, '')

/** Whether an account is in the name of the company: money of families is not sent to somebody's own. */
export const isHolder = (holder: string, company: string): boolean =>
  plainName(holder) !== '' && plainName(holder) === plainName(company)
