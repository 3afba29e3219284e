import { licencesFor } from './checks.ts'
import type { PartnerKind } from './kinds.ts'
import { type LicenceKind, permits } from './licence.ts'
import { readLicenceNumber } from './licence-number.ts'

type Typed = { kind: LicenceKind; number: string; valid_from: string | null; valid_until: string | null }
type Word = 'kind_other' | 'number_form' | 'number_year' | 'until_before'
type Problem = { field: 'kind' | 'number' | 'valid_until'; word: Word }
type About = {
  partner_kind: PartnerKind
  today: string
  /** The number that it has: one that was written otherwise before the rule stays as it is. */
  held?: string
}

/** All that is wrong with a licence as it was typed, and its number as the authority writes it. */
export function licenceProblems(typed: Typed, { partner_kind, today, held }: About) {
  const problems: Problem[] = []
  const allowed: readonly LicenceKind[] = licencesFor[partner_kind]
  if (!allowed.includes(typed.kind)) problems.push({ field: 'kind', word: 'kind_other' })
  const read =
    typed.number === held
      ? ({ ok: true, number: held } as const)
      : readLicenceNumber(typed.kind, typed.number, Number(today.slice(0, 4)))
  if (!read.ok) problems.push({ field: 'number', word: read.word })
  const { valid_from, valid_until } = typed
  if (valid_from !== null && valid_until !== null && valid_until < valid_from)
    problems.push({ field: 'valid_until', word: 'until_before' })
  return { problems, number: read.ok ? read.number : typed.number }
}

const categories = { umroh: permits.umrah, haji: permits.hajj, 'wisata-syariah': permits.tour } as const

/** Categories of packages for which a licence of this kind is needed, or is one of those that will do. */
export const permittedCategories = (kind: LicenceKind) =>
  (['umroh', 'haji', 'wisata-syariah'] as const).filter((category) => categories[category].some((one) => one === kind))
