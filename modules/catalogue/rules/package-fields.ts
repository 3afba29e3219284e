import type { Addon, Agenda, Excluded, Question, Text } from './facts.ts'
import type { JourneyKind } from './journey-kinds.ts'

/** What a partner writes about a package. */
export type PackageContent = {
  category: 'umroh' | 'haji' | 'wisata-syariah'
  kind: JourneyKind
  type_slug: string
  name: Text
  summary: Text
  description: Text
  duration_days: number
  hijri_year: number | null
  departure_airport: string
  picture_ids: string[]
  includes: Text[]
  excludes: Excluded[]
  agenda: Agenda[]
  questions: Question[]
  facilities: Text[]
  documents: Text[]
  addons: Addon[]
  refund_terms: Text
  down_payment: number
  can_finance: boolean
  can_save: boolean
}
export type PackageField = keyof PackageContent

/**
 * What becomes of a field of a package on sale when its partner changes it: it is seen once a reviewer has read it, or cannot
 * change any more. Every word and picture that the site shows is read first.
 */
export const fieldReview: Readonly<Record<PackageField, 'reviewed' | 'fixed'>> = {
  category: 'fixed',
  kind: 'fixed',
  type_slug: 'reviewed',
  name: 'reviewed',
  summary: 'reviewed',
  description: 'reviewed',
  duration_days: 'reviewed',
  hijri_year: 'reviewed',
  departure_airport: 'reviewed',
  picture_ids: 'reviewed',
  includes: 'reviewed',
  excludes: 'reviewed',
  agenda: 'reviewed',
  questions: 'reviewed',
  facilities: 'reviewed',
  documents: 'reviewed',
  addons: 'reviewed',
  refund_terms: 'reviewed',
  down_payment: 'reviewed',
  can_finance: 'reviewed',
  can_save: 'reviewed',
}

const isField = (name: string): name is PackageField => Object.hasOwn(fieldReview, name)
export const packageFields: readonly PackageField[] = Object.keys(fieldReview).filter(isField)

/** Keys in one order: the database gives those of an object back in its own. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const differs = (a: unknown, b: unknown): boolean => canonical(a) !== canonical(b)

/** The fields that one content has otherwise than another. */
export const changedFields = (before: PackageContent, after: PackageContent): PackageField[] =>
  packageFields.filter((field) => differs(before[field], after[field]))

/** Some fields of a content. */
export function pickFields(content: PackageContent, fields: readonly PackageField[]): Partial<PackageContent> {
  const picked: Partial<PackageContent> = {}
  for (const field of fields) Object.assign(picked, { [field]: content[field] })
  return picked
}

type Saved = { next: Partial<PackageContent> | null; fixed: PackageField[] }

/** What a save of a package on sale does: fields that wait, and those that cannot change. */
export function savedOf(live: PackageContent, wanted: PackageContent): Saved {
  const changed = changedFields(live, wanted)
  const fields = (review: 'reviewed' | 'fixed') => changed.filter((field) => fieldReview[field] === review)
  const waiting = fields('reviewed')
  return { next: waiting.length > 0 ? pickFields(wanted, waiting) : null, fixed: fields('fixed') }
}
