import type { StaffCtx } from '#core/context.ts'
import { newCode, newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type Staff, scopesOf } from '#core/staff.ts'
import type { PackageContent } from '../rules/package-fields.ts'
import { slugOfName } from '../rules/slug.ts'
import { anyAirport } from '../store.choices.ts'
import { insertPackage } from '../store.packages.ts'
import { contentFacts, noteHistory } from './write.ts'

/** The partners that somebody writes packages for. */
export const ownPartners = (staff: Pick<Staff, 'grants'>): string[] => [
  ...new Set(scopesOf(staff).flatMap((scope) => (scope.kind === 'partner' ? [scope.id] : []))),
]

/** The partner that a new package is of: the one that was named, or the only one. */
export function partnerFor(staff: Pick<Staff, 'grants'>, partner_id: string | undefined): string {
  const own = ownPartners(staff)
  const [only, ...others] = own
  const partner = partner_id ?? (others.length === 0 ? only : undefined)
  if (partner === undefined || !own.includes(partner)) throw new Refusal(codes.not_found)
  return partner
}

const nothing = { id: '', en: '' }

/** What a package says before anything is written: most packages leave from Jakarta. */
export async function emptyContent(
  db: StaffCtx['db'],
): Promise<Omit<PackageContent, 'category' | 'kind' | 'type_slug' | 'name'>> {
  return {
    summary: nothing,
    description: nothing,
    duration_days: 9,
    hijri_year: null,
    departure_airport: (await anyAirport(db, 'CGK')) ?? '',
    picture_ids: [],
    includes: [],
    excludes: [],
    agenda: [],
    questions: [],
    facilities: [],
    documents: [],
    addons: [],
    refund_terms: nothing,
    down_payment: 0,
    can_finance: false,
    can_save: false,
  }
}

type New = { partner_id: string; content: PackageContent; event: 'create' | 'copy' }

/** A draft of its own, with an address made of its name. */
export async function createDraft(ctx: StaffCtx, { partner_id, content, event }: New): Promise<{ id: string }> {
  const { db, now, audit } = ctx
  const id = newId(now)
  const named = slugOfName(content.name.id)
  const row = { ...content, id, partner_id, created_at: now }
  // The second is one of a million: whoever has it too is refused by the unique address, not by us.
  if (!(await insertPackage(db, { ...row, slug: named }))) {
    await insertPackage(db, { ...row, slug: `${named}-${newCode(6).toLowerCase()}` })
  }
  await noteHistory(ctx, { id, version: 1 }, { event })
  audit({
    thing: 'package',
    thing_id: id,
    before: null,
    after: { partner_id, ...contentFacts(content, ['name', 'category']) },
  })
  return { id }
}
