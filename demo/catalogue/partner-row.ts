import type { partner_licences, partners } from '#modules/partner/tables.ts'
import { random } from '../drawings/random.ts'
import { idOf, slugOf } from './naming.ts'
import { streets } from './words/partners.ts'

export type PartnerRow = typeof partners.$inferInsert
export type LicenceRow = typeof partner_licences.$inferInsert
/** A partner with what it is permitted to do, as both are seeded. */
export type Licensee = PartnerRow & { licences: Held[] }
export type Held = Omit<LicenceRow, 'valid_from' | 'valid_until' | 'suspended_on'> & {
  valid_from: string | null
  valid_until: string | null
  suspended_on: string | null
}
type Facts = Pick<PartnerRow, 'kind' | 'name' | 'city_name' | 'founded_year' | 'position'> & {
  slug?: string
  now: Date
}

/** What every partner has, whatever its kind. Numbers and addresses are nobody's. */
export function partnerRow({ kind, name, slug = slugOf(name), now, ...facts }: Facts) {
  const rng = random(`partner ${slug}`)
  const block = { travel: 20_000, financial: 30_000, agency: 40_000, tdc: 50_000 }[kind]
  return {
    ...facts,
    id: idOf(`partner ${slug}`),
    kind,
    slug,
    name,
    email: `halo@${slug}.test`,
    phone_number: `+62811000${block + facts.position}`,
    address: `${rng.pick(streets)} No. ${rng.whole(2, 188)}, ${facts.city_name}`,
    created_at: now,
  }
}
