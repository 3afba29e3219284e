import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hidden_partners, partners } from './tables.ts'

const columns = {
  id: partners.id,
  slug: partners.slug,
  kind: partners.kind,
  name: partners.name,
  logo_picture_id: partners.logo_picture_id,
  licence_number: partners.licence_number,
  licence_valid_until: partners.licence_valid_until,
  licence_suspended_on: partners.licence_suspended_on,
}

/** A partner by its slug, hidden or not: whoever shows it asks `hiddenPartnerIds` too. */
export async function findPartner(db: Db, slug: string) {
  const [row] = await db.select(columns).from(partners).where(eq(partners.slug, slug)).limit(1)
  return row
}

/** Licences by partner id, for rules/licence.ts. */
export async function partnerLicences(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(columns)
          .from(partners)
          .where(inArray(partners.id, [...ids]))
          .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Partners this tenant has chosen not to show. */
export async function hiddenPartnerIds(db: Db, tenant_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: hidden_partners.partner_id })
    .from(hidden_partners)
    .where(eq(hidden_partners.tenant_id, tenant_id))
    .orderBy(asc(hidden_partners.partner_id))
    .limit(10_000)
  return rows.map((row) => row.id)
}

type Wish = { kind: (typeof partners.$inferSelect)['kind']; limit: number; today: string }

/** Partners a tenant shows, in the order of the desk. */
export function partnerCards(db: Db, tenant_id: string, { kind, limit }: Wish) {
  const hidden = db
    .select({ id: hidden_partners.partner_id })
    .from(hidden_partners)
    .where(eq(hidden_partners.tenant_id, tenant_id))
  return db
    .select(columns)
    .from(partners)
    .where(and(eq(partners.kind, kind), notInArray(partners.id, hidden)))
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(limit)
}
