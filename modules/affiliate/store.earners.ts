import { and, eq, ilike, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { consultants } from './tables.ts'

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
export const earnersOfStaff = (db: Db, whose: OfStaff) =>
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

// All tenants: by ids of consultants that stand in rows of the caller's.
/** Each of these with every consultant that the same person is or was, of whichever brand. */
export async function samePeople(db: Db, ids: readonly string[]): Promise<{ id: string; same_id: string }[]> {
  if (ids.length === 0) return []
  const same = alias(consultants, 'same')
  return db
    .select({ id: consultants.id, same_id: same.id })
    .from(consultants)
    .innerJoin(same, eq(same.staff_id, consultants.staff_id))
    .where(inArray(consultants.id, [...ids]))
    .limit(10_000)
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
