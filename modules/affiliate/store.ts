import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { attributions, consultants, share_tokens } from './tables.ts'

const consultantColumns = {
  id: consultants.id,
  affiliate_code: consultants.affiliate_code,
  full_name: consultants.full_name,
  whatsapp_number: consultants.whatsapp_number,
  picture_id: consultants.picture_id,
  staff_id: consultants.staff_id,
}

/** The consultant of this tenant with this code; of one who has ended, nobody knows it any more. */
export async function findConsultant(db: Db, tenant_id: string, affiliate_code: string) {
  const [row] = await db
    .select(consultantColumns)
    .from(consultants)
    .where(
      and(
        eq(consultants.tenant_id, tenant_id),
        eq(consultants.affiliate_code, affiliate_code),
        isNull(consultants.ended_at),
      ),
    )
    .limit(1)
  return row
}

type Shared = { tenant_id: string; token_hash: string; now: Date }

const lasts = ({ token_hash, now }: Shared) =>
  and(eq(share_tokens.token_hash, token_hash), gt(share_tokens.expires_at, now), isNull(share_tokens.ended_at))

/** What a shared link names, while it lasts and where it was shared. */
export async function findShared(db: Db, shared: Shared) {
  const [row] = await db
    .select({ ...consultantColumns, product_slug: share_tokens.product_slug })
    .from(share_tokens)
    .innerJoin(consultants, eq(consultants.id, share_tokens.consultant_id))
    .where(and(lasts(shared), eq(consultants.tenant_id, shared.tenant_id), isNull(consultants.ended_at)))
    .limit(1)
  return row
}

/** The desk's own view of a consultant: who answers in a chat, by their account. */
const answering = {
  id: consultants.id,
  tenant_id: consultants.tenant_id,
  name: consultants.full_name,
  affiliate_code: consultants.affiliate_code,
}

/** Consultants of a brand with an account at the desk. */
export const listWithAccount = (db: Db, tenant_id: string) =>
  db
    .select({ ...answering, staff_id: consultants.staff_id })
    .from(consultants)
    .where(and(eq(consultants.tenant_id, tenant_id), isNotNull(consultants.staff_id), isNull(consultants.ended_at)))
    .orderBy(asc(consultants.full_name))
    .limit(500)

/** Whom somebody of the desk answers as, within the brands they may. */
export const listOfStaff = (db: Db, staff_id: string, scopes: readonly Scope[]) =>
  db
    .select(answering)
    .from(consultants)
    .where(
      and(
        eq(consultants.staff_id, staff_id),
        isNull(consultants.ended_at),
        inScope(scopes, { tenant: consultants.tenant_id }),
      ),
    )
    .orderBy(asc(consultants.created_at))
    .limit(20)

// All tenants: by ids of consultants that stand in rows of the caller's.
export async function consultantNames(db: Db, ids: readonly string[]) {
  const { id, full_name: name, picture_id, staff_id } = consultants
  const rows = await db
    .select({ id, name, picture_id, staff_id })
    .from(consultants)
    .where(inArray(consultants.id, [...ids]))
    .limit(Math.max(ids.length, 1))
  return new Map(rows.map((row) => [row.id, row]))
}

// All tenants: by ids of consultants that stand in rows of the caller's.
/** Of these, who answers at the desk no longer. */
export async function listEnded(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: consultants.id })
    .from(consultants)
    .where(and(inArray(consultants.id, [...ids]), or(isNotNull(consultants.ended_at), isNull(consultants.staff_id))))
    .limit(ids.length)
  return rows.map(({ id }) => id)
}

// All tenants: by ids of consultants that stand in rows of the caller's.
/** These, with their accounts at the desk and their brands. */
export const listByIds = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: consultants.id, staff_id: consultants.staff_id, tenant_id: consultants.tenant_id })
    .from(consultants)
    .where(and(inArray(consultants.id, [...ids]), isNull(consultants.ended_at)))
    .limit(Math.max(ids.length, 1))

// All tenants: by ids of consultants that stand in rows of the caller's.
/** The accounts at the desk of these. */
export async function staffOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: consultants.id, staff_id: consultants.staff_id })
    .from(consultants)
    .where(inArray(consultants.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.flatMap(({ id, staff_id }) => (staff_id ? [[id, staff_id] as const] : [])))
}

// All tenants: by the token of a link that findShared has found at its tenant.
export const countOpened = (db: Db, token_hash: string) =>
  db
    .update(share_tokens)
    .set({ opened: sql`${share_tokens.opened} + 1` })
    .where(eq(share_tokens.token_hash, token_hash))

type Attribution = Required<typeof attributions.$inferInsert>

/** Of each member the latest only: what became known earlier changes nothing, whenever it comes in. */
export async function upsertAttribution(db: Db, row: Attribution): Promise<void> {
  const { user_id: _, ...latest } = row
  await db
    .insert(attributions)
    .values(row)
    .onConflictDoUpdate({
      target: attributions.user_id,
      set: latest,
      setWhere: and(
        eq(attributions.tenant_id, row.tenant_id),
        lte(attributions.attributed_at, sql`excluded.attributed_at`),
      ),
    })
}

type Member = { tenant_id: string; user_id: string }

/** Who recommended us to a member last, and when: unless they have ended. */
export async function findAttribution(db: Db, { tenant_id, user_id }: Member) {
  const [row] = await db
    .select({ ...consultantColumns, attributed_at: attributions.attributed_at })
    .from(attributions)
    .innerJoin(consultants, eq(consultants.id, attributions.consultant_id))
    .where(and(eq(attributions.tenant_id, tenant_id), eq(attributions.user_id, user_id), isNull(consultants.ended_at)))
    .limit(1)
  return row
}

// All tenants: of a member whose account is gone with this transaction.
export const deleteAttribution = (db: Db, user_id: string) =>
  db.delete(attributions).where(eq(attributions.user_id, user_id))
