import { eq, inArray, lt, lte, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hidden_partners, partners } from './tables.ts'

/** Face and licence by partner id, for rooms that sell in their name; rules/licence.ts reads them. */
export async function partnerLicences(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      id: partners.id,
      slug: partners.slug,
      name: partners.name,
      legal_name: partners.legal_name,
      logo_picture_id: partners.logo_picture_id,
      licence_kind: partners.licence_kind,
      licence_number: partners.licence_number,
      licence_valid_until: partners.licence_valid_until,
      licence_suspended_on: partners.licence_suspended_on,
      licence_checked_by: partners.licence_checked_by,
      licence_checked_on: partners.licence_checked_on,
    })
    .from(partners)
    .where(inArray(partners.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function hiddenPartnerIds(db: Db, tenant_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: hidden_partners.partner_id })
    .from(hidden_partners)
    .where(eq(hidden_partners.tenant_id, tenant_id))
  return rows.map((row) => row.id)
}

/** Partners whose licence is no good today: what they offer is off sale. */
export async function unlicensedPartnerIds(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .select({ id: partners.id })
    .from(partners)
    .where(or(lt(partners.licence_valid_until, today), lte(partners.licence_suspended_on, today)))
  return rows.map((row) => row.id)
}

/** A partner by its slug, hidden or not: whoever shows it asks `hiddenPartnerIds` too. */
export async function findPartner(db: Db, slug: string) {
  const [row] = await db
    .select({ id: partners.id, kind: partners.kind })
    .from(partners)
    .where(eq(partners.slug, slug))
    .limit(1)
  return row
}
