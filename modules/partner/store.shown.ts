import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hidden_partners, partners } from './tables.ts'

/** All travel agencies by name, and whether a tenant shows them. */
export const listShown = (db: Db, tenant_id: string) =>
  db
    .select({
      partner_id: partners.id,
      name: partners.name,
      kind: partners.kind,
      is_shown: sql<boolean>`${hidden_partners.partner_id} is null`,
    })
    .from(partners)
    .leftJoin(
      hidden_partners,
      and(eq(hidden_partners.partner_id, partners.id), eq(hidden_partners.tenant_id, tenant_id)),
    )
    .where(eq(partners.kind, 'travel'))
    .orderBy(asc(partners.name), asc(partners.id))
    .limit(2_000)

type Choice = { tenant_id: string; partner_id: string }

export async function hidePartner(db: Db, choice: Choice): Promise<void> {
  await db.insert(hidden_partners).values(choice).onConflictDoNothing()
}

export async function unhidePartner(db: Db, { tenant_id, partner_id }: Choice): Promise<void> {
  await db
    .delete(hidden_partners)
    .where(and(eq(hidden_partners.tenant_id, tenant_id), eq(hidden_partners.partner_id, partner_id)))
}
