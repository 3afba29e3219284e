import { and, asc, desc, eq, ilike, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { consultants, share_tokens } from './tables.ts'

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: consultants.tenant_id })

type Own = { staff_id: string; scopes: readonly Scope[] }

/** Somebody's own profiles, where they still have the role. */
const isOwn = ({ staff_id, scopes }: Own) =>
  and(eq(consultants.staff_id, staff_id), within(scopes), isNull(consultants.ended_at))

export const listOwnProfiles = (db: Db, own: Own) =>
  db
    .select({
      id: consultants.id,
      tenant_id: consultants.tenant_id,
      full_name: consultants.full_name,
      affiliate_code: consultants.affiliate_code,
      whatsapp_number: consultants.whatsapp_number,
    })
    .from(consultants)
    .where(isOwn(own))
    .orderBy(asc(consultants.created_at), asc(consultants.id))
    .limit(50)

const linkColumns = {
  id: share_tokens.token_hash,
  consultant_id: share_tokens.consultant_id,
  tenant_id: consultants.tenant_id,
  token: share_tokens.token,
  product_slug: share_tokens.product_slug,
  opened: share_tokens.opened,
  created_at: share_tokens.created_at,
  expires_at: share_tokens.expires_at,
  ended_at: share_tokens.ended_at,
}

export const listOwnLinks = (db: Db, own: Own) =>
  db
    .select(linkColumns)
    .from(share_tokens)
    .innerJoin(consultants, eq(consultants.id, share_tokens.consultant_id))
    .where(isOwn(own))
    .orderBy(desc(share_tokens.created_at), asc(share_tokens.token_hash))
    .limit(200)

export const insertLink = (db: Db, row: typeof share_tokens.$inferInsert) => db.insert(share_tokens).values(row)

/** One's own link, locked; any other is not there. */
export async function lockOwnLink(db: Db, own: Own, id: string) {
  const [row] = await db
    .select(linkColumns)
    .from(share_tokens)
    .innerJoin(consultants, eq(consultants.id, share_tokens.consultant_id))
    .where(and(eq(share_tokens.token_hash, id), isOwn(own)))
    .limit(1)
    .for('update', { of: share_tokens })
  return row
}

// All tenants: by the id of a link that lockOwnLink has found.
export const updateLinkEnded = (db: Db, id: string, now: Date) =>
  db
    .update(share_tokens)
    .set({ ended_at: now })
    .where(and(eq(share_tokens.token_hash, id), isNull(share_tokens.ended_at)))

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export function consultantsWhere(scopes: readonly Scope[], search: string): SQL | undefined {
  const pattern = likeText(search)
  const isMatch = or(ilike(consultants.full_name, pattern), ilike(consultants.affiliate_code, pattern))
  return and(within(scopes), search === '' ? undefined : isMatch)
}

const sorted = { id: consultants.id, by: { full_name: consultants.full_name, created_at: consultants.created_at } }
type Part = { sort: string; cursor?: string | undefined; limit: number }

// All tenants: by a condition that consultantsWhere has narrowed to somebody's scopes.
export async function selectConsultants(db: Db, where: SQL | undefined, { limit, ...place }: Part) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select()
    .from(consultants)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countConsultants = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, consultants, where)

/** False where the code is somebody's at this brand, or the person is a consultant of it. */
export async function insertConsultant(db: Db, row: typeof consultants.$inferInsert): Promise<boolean> {
  const rows = await db.insert(consultants).values(row).onConflictDoNothing().returning({ id: consultants.id })
  return rows.length === 1
}

// All tenants: somebody answers in chats as one consultant, of whichever brand.
/** Where somebody is a consultant, and where they were. */
export const listProfilesOf = (db: Db, staff_id: string) =>
  db
    .select({ tenant_id: consultants.tenant_id, ended_at: consultants.ended_at })
    .from(consultants)
    .where(eq(consultants.staff_id, staff_id))
    .limit(100)

/** One within the scopes who has not ended, locked. */
export async function lockConsultant(db: Db, scopes: readonly Scope[], id: string) {
  const [row] = await db
    .select()
    .from(consultants)
    .where(and(eq(consultants.id, id), within(scopes), isNull(consultants.ended_at)))
    .limit(1)
    .for('update')
  return row
}

// All tenants: by the id of a consultant that lockConsultant has found.
export const updateConsultantEnded = (db: Db, id: string, now: Date) =>
  db.update(consultants).set({ ended_at: now }).where(eq(consultants.id, id))
