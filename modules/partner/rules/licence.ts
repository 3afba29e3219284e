export const licenceKinds = ['PPIU', 'PIHK', 'OJK', 'NIB'] as const
export type LicenceKind = (typeof licenceKinds)[number]

export type LicenceFacts = {
  kind: LicenceKind
  valid_from: string | null
  valid_until: string | null
  suspended_on: string | null
}
export type LicenceState = 'valid' | 'upcoming' | 'expired' | 'suspended'

/** Good through its last day; one without an end is good until it is suspended. Days are `YYYY-MM-DD` in Jakarta. */
export function licenceState(licence: LicenceFacts, today: string): LicenceState {
  if (licence.suspended_on !== null && licence.suspended_on <= today) return 'suspended'
  if (licence.valid_until !== null && licence.valid_until < today) return 'expired'
  if (licence.valid_from !== null && licence.valid_from > today) return 'upcoming'
  return 'valid'
}

/** What is sold, as far as it decides who may sell it. */
export type Journey = { category: 'umroh' | 'haji' | 'wisata-syariah'; kind?: string }

/** Umrah is organised by a PPIU and special hajj by a PIHK, neither by the other; tours also by any registered business. */
export const permits = {
  umrah: ['PPIU'],
  hajj: ['PIHK'],
  tour: ['PPIU', 'PIHK', 'NIB'],
} as const satisfies Record<string, readonly LicenceKind[]>

/** Journeys of other categories that take people on umrah. */
export const umrahKinds = ['umrah_tour', 'hajj_preparation'] as const

/** What a partner has to hold for a journey: one licence of each of these. */
export function permitting({ category, kind }: Journey): (readonly LicenceKind[])[] {
  const isUmrah = category === 'umroh' || umrahKinds.some((one) => one === kind)
  // An umrah before all: of two good licences the one it is travelled by is told.
  if (category === 'haji') return isUmrah ? [permits.umrah, permits.hajj] : [permits.hajj]
  return [isUmrah ? permits.umrah : permits.tour]
}

const standings: readonly LicenceState[] = ['valid', 'suspended', 'expired', 'upcoming']

/** The one to show: a good one before others, then by kind as they are listed above, then the one good longest. */
export function mainLicence<L extends LicenceFacts>(licences: readonly L[], today: string): L | undefined {
  const standing = (one: L) => standings.indexOf(licenceState(one, today))
  const end = ({ valid_until }: L) => valid_until ?? '9999-12-31'
  return licences.toSorted(
    (a, b) =>
      standing(a) - standing(b) ||
      licenceKinds.indexOf(a.kind) - licenceKinds.indexOf(b.kind) ||
      end(b).localeCompare(end(a)),
  )[0]
}

/** What a journey needs, one after the other, and the licence that the partner holds for each, if any. */
export const neededLicences = <L extends LicenceFacts>(journey: Journey, licences: readonly L[], today: string) =>
  permitting(journey).map((kinds) => ({
    kinds,
    licence: mainLicence(
      licences.filter(({ kind }) => kinds.includes(kind)),
      today,
    ),
  }))

/**
 * The licence by which a journey is sold, of several that it needs the one that stands worst; nothing where the partner
 * holds not all of them.
 */
export function sellingLicence<L extends LicenceFacts>(
  journey: Journey,
  licences: readonly L[],
  today: string,
): L | undefined {
  const standing = (one: L) => standings.indexOf(licenceState(one, today))
  const needed = neededLicences(journey, licences, today)
  const held = needed.flatMap(({ licence }) => (licence ? [licence] : []))
  return held.length < needed.length ? undefined : held.toSorted((a, b) => standing(b) - standing(a))[0]
}

export function maySell(journey: Journey, licences: readonly LicenceFacts[], today: string): boolean {
  const licence = sellingLicence(journey, licences, today)
  return licence !== undefined && licenceState(licence, today) === 'valid'
}
