import { and, eq, gt, ilike, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { consultants, share_tokens } from './tables.ts'

const consultantColumns = {
  id: consultants.id,
  affiliate_code: consultants.affiliate_code,
  full_name: consultants.full_name,
  whatsapp_number: consultants.whatsapp_number,
  picture_id: consultants.picture_id,
}

/** The consultant of this tenant with this code. */
export async function findConsultant(db: Db, tenant_id: string, affiliate_code: string) {
  const [row] = await db
    .select(consultantColumns)
    .from(consultants)
    .where(and(eq(consultants.tenant_id, tenant_id), eq(consultants.affiliate_code, affiliate_code)))
    .limit(1)
  return row
}

type Shared = { tenant_id: string; token_hash: string; now: Date }

/** What a shared link names, while it lasts and where it was shared. */
export async function findShared(db: Db, { tenant_id, token_hash, now }: Shared) {
  const [row] = await db
    .select({ ...consultantColumns, product_slug: share_tokens.product_slug })
    .from(share_tokens)
    .innerJoin(consultants, eq(consultants.id, share_tokens.consultant_id))
    .where(
      and(
        eq(share_tokens.token_hash, token_hash),
        eq(consultants.tenant_id, tenant_id),
        gt(share_tokens.expires_at, now),
      ),
    )
    .limit(1)
  return row
}

const earnerColumns = {
  id: consultants.id,
  full_name: consultants.full_name,
  whatsapp_number: consultants.whatsapp_number,
  staff_id: consultants.staff_id,
}

/** Whose code an order has, where they still recommend; with how one knows them. */
export async function findEarner(db: Db, tenant_id: string, affiliate_code: string) {
  const [row] = await db
    .select(earnerColumns)
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

type OfStaff = { staff_id: string; scopes: readonly Scope[] }
const ofStaff = ({ staff_id, scopes }: OfStaff) =>
  and(eq(consultants.staff_id, staff_id), inScope(scopes, { tenant: consultants.tenant_id }))

/** Which consultants somebody at the desk is, within their scopes; also one who has ended, for what is theirs still. */
export const consultantsOfStaff = (db: Db, whose: OfStaff) =>
  db
    .select({ id: consultants.id, full_name: consultants.full_name, tenant_id: consultants.tenant_id })
    .from(consultants)
    .where(ofStaff(whose))
    .orderBy(consultants.full_name)
    .limit(50)

/** One of them, locked: of two who change something of theirs at once, the second sees the first. */
export async function lockConsultantOfStaff(db: Db, id: string, whose: OfStaff) {
  const [row] = await db
    .select({ id: consultants.id, full_name: consultants.full_name })
    .from(consultants)
    .where(and(eq(consultants.id, id), ofStaff(whose)))
    .limit(1)
    .for('update')
  return row
}

// All tenants: by ids that the caller has found as theirs.
/** Names of consultants by id, and who they are at the desk. */
export async function consultantNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { full_name: string; staff_id: string | null }>()
  const rows = await db
    .select({ id: consultants.id, full_name: consultants.full_name, staff_id: consultants.staff_id })
    .from(consultants)
    .where(inArray(consultants.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

// All tenants: finance of the platform looks for whose account it is.
/** Consultants whose names have this in them. */
export async function consultantIdsNamed(db: Db, search: string): Promise<string[]> {
  const rows = await db
    .select({ id: consultants.id })
    .from(consultants)
    .where(ilike(consultants.full_name, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`))
    .orderBy(consultants.id)
    .limit(1_000)
  return rows.map(({ id }) => id)
}
