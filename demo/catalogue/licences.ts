import { maySell } from '#modules/partner/rules/licence.ts'
import { at, random } from '../drawings/random.ts'
import { addDays } from './calendar.ts'
import { idOf } from './naming.ts'
import type { Held, LicenceRow, Licensee } from './partner-row.ts'
import { checkers } from './words/partners.ts'

/** The largest organise both, as every fourth of the others does; a few of those the special hajj alone. */
const largest = 24
const hasHajj = (i: number) => i < largest || i % 4 === 1
const hasUmrah = (i: number) => i < largest || i % 12 !== 1
/** Those the demo shows as run out, and the one that was suspended: they sell nothing. */
export const expired: ReadonlySet<number> = new Set([17, 58, 93, 120])
const suspended = 74
/** The one that ends soon, for whoever looks after licences. */
const expiring = 52

const idFor = (slug: string, kind: string): string => idOf(`licence ${slug} ${kind}`)

type Of = { slug: string; partner_id: string; today: string }

/** Of the travel partner with that place in the list. */
export function travelLicences(i: number, { slug, partner_id, today }: Of): Held[] {
  const kinds = [...(hasUmrah(i) ? (['PPIU'] as const) : []), ...(hasHajj(i) ? (['PIHK'] as const) : [])]
  return kinds.map((kind) => {
    const rng = random(`licence ${i} ${kind}`)
    const age = rng.whole(1, 3)
    const issued = Number(today.slice(0, 4)) - age
    const month = String(rng.whole(1, 9)).padStart(2, '0')
    const days = expired.has(i) ? -rng.whole(20, 200) : rng.whole(560, 1500)
    return {
      id: idFor(slug, kind),
      partner_id,
      kind,
      number: `${kind === 'PIHK' ? 'H' : 'U'}.DEMO-${String(i + 101).padStart(4, '0')}/${issued}`,
      valid_from: `${issued}-${month}-01`,
      valid_until: addDays(today, i === expiring ? 40 : days),
      suspended_on: i === suspended ? addDays(today, -23) : null,
      checked_by: rng.pick(checkers),
      checked_on: addDays(today, -rng.whole(1, 40)),
    }
  })
}

/** Of a bank, an agency or a channel: one, without an end. */
export function onlyLicence({ slug, partner_id, today }: Of, kind: 'OJK' | 'NIB', suffix = ''): Held[] {
  const rng = random(`check ${slug}`)
  const [checked_by, checked_on] = [rng.pick(checkers), addDays(today, -rng.whole(2, 45))]
  const number = `DEMO-${rng.whole(1000, 9999)}${suffix}`
  const endless = { valid_from: null, valid_until: null, suspended_on: null }
  return [{ id: idFor(slug, kind), partner_id, kind, number, checked_by, checked_on, ...endless }]
}

/** Those of partners that do not hold one of the kind yet: the demo grows, and never gives one twice. */
export function missing(
  partners: readonly Licensee[],
  held: readonly Pick<LicenceRow, 'partner_id' | 'kind'>[],
): LicenceRow[] {
  const known = new Set(held.map(({ partner_id, kind }) => `${partner_id} ${kind}`))
  return partners.flatMap((one) => one.licences).filter(({ partner_id, kind }) => !known.has(`${partner_id} ${kind}`))
}

type Journey = Parameters<typeof maySell>[0]

/** Whose turn it is, or the next whose licences permit all of these journeys. */
export function organiser(partners: readonly Licensee[], turn: number, to: { journeys: Journey[]; today: string }) {
  for (let i = 0; i < partners.length; i++) {
    const partner = at(partners, turn + i)
    if (to.journeys.every((journey) => maySell(journey, partner.licences, to.today))) return partner
  }
  throw new Error('nobody may organise this')
}
