import type { FieldProblem } from '#core/validation.ts'
import { type CheckKind, type CheckOutcome, isHolder } from './checks.ts'
import type { PartnerKind } from './kinds.ts'
import type { LicenceKind } from './licence.ts'
import { licenceProblems } from './licence-facts.ts'

type Typed = {
  kind: CheckKind
  outcome: CheckOutcome
  note?: string | undefined
  licence_kind?: LicenceKind | undefined
  licence_number?: string | undefined
  valid_from?: string | undefined
  valid_until?: string | undefined
  evidence_url?: string | undefined
  bank_name?: string | undefined
  account_holder?: string | undefined
  account_ending?: string | undefined
}
type Checked = { kind: PartnerKind; company: string; today: string }
type Words = {
  empty: string
  number_form: string
  number_year: string
  kind_other: string
  until_past: string
  until_before: string
  holder_other: string
}
type Problem = FieldProblem<Words>

const noLicence = { licence_kind: null, licence_number: null, valid_from: null, valid_until: null, evidence_url: null }
const noAccount = { bank_name: null, account_holder: null, account_ending: null }
export type CheckFacts = {
  [K in keyof typeof noLicence | keyof typeof noAccount]: K extends 'licence_kind' ? LicenceKind | null : string | null
}
type Decision = { ok: true; facts: CheckFacts } | { ok: false; problems: Problem[] }

const missing = (typed: Typed, fields: readonly (keyof Typed)[]): Problem[] =>
  fields.flatMap((field) => (typed[field] ? [] : [{ field, word: 'empty' } as const]))

/** A licence's own fields, by the names they have beside those of the other checks. */
const checkFields = { kind: 'licence_kind', number: 'licence_number', valid_until: 'valid_until' } as const

function licenceFacts(typed: Typed, { kind, today }: Checked): Decision {
  const { licence_kind, licence_number, valid_from = null, valid_until = null, evidence_url = null } = typed
  const problems = missing(typed, ['licence_kind', 'licence_number', 'evidence_url'])
  if (!licence_kind || !licence_number) return { ok: false, problems }
  const facts = { kind: licence_kind, number: licence_number, valid_from, valid_until }
  const decision = licenceProblems(facts, { partner_kind: kind, today })
  problems.push(...decision.problems.map((one) => ({ ...one, field: checkFields[one.field] })))
  if (valid_until !== null && valid_until < today) problems.push({ field: 'valid_until', word: 'until_past' })
  if (problems.length > 0) return { ok: false, problems }
  const seen = { licence_kind, licence_number: decision.number, valid_from, valid_until, evidence_url }
  return { ok: true, facts: { ...seen, ...noAccount } }
}

function accountFacts(typed: Typed, { company }: Checked): Decision {
  const { bank_name = null, account_holder = null, account_ending = null } = typed
  const problems = missing(typed, ['bank_name', 'account_holder', 'account_ending'])
  if (account_holder && !isHolder(account_holder, company))
    problems.push({ field: 'account_holder', word: 'holder_other' })
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, facts: { ...noLicence, bank_name, account_holder, account_ending } }
}

/** What is written down of a check: one that passed says what was seen, one that failed why. */
export function checkFacts(typed: Typed, checked: Checked): Decision {
  if (typed.outcome === 'failed') {
    const problems = missing(typed, ['note'])
    return problems.length > 0 ? { ok: false, problems } : { ok: true, facts: { ...noLicence, ...noAccount } }
  }
  if (typed.kind === 'licence') return licenceFacts(typed, checked)
  if (typed.kind === 'bank_account') return accountFacts(typed, checked)
  return { ok: true, facts: { ...noLicence, ...noAccount } }
}
