import { and, asc, eq, ilike, inArray, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { partner_applications as applications, partner_application_checks as checks, partners } from './tables.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type CheckRow = typeof checks.$inferSelect

export const openStates = ['submitted', 'in_review'] as const
export type ApplicationQuery = {
  search: string
  state?: ApplicationRow['state'] | 'open' | undefined
  kind?: ApplicationRow['kind'] | undefined
  /** Sent then, or before. */
  sent_by?: Date | undefined
}
export type ListPlace = { sort: string; cursor?: string | undefined; limit: number }

export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Those of every tenant, for the platform alone; until the address is proved nobody reads them. */
export const readable = (scopes: readonly Scope[]): SQL | undefined =>
  and(inScope(scopes, {}), ne(applications.state, 'unverified'))

const searched = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(
        ...[applications.company, applications.contact_name, applications.email, applications.licence_number].map(
          (column) => ilike(column, likeText(search)),
        ),
      )

/** What a reader looks for, within what is theirs: for the rows, their number and the export alike. */
export function applicationsWhere(scopes: readonly Scope[], query: ApplicationQuery): SQL | undefined {
  const { search, state, kind, sent_by } = query
  const states = state === 'open' ? openStates : state === undefined ? undefined : [state]
  return and(
    readable(scopes),
    searched(search),
    states && inArray(applications.state, [...states]),
    kind && eq(applications.kind, kind),
    sent_by && lte(applications.created_at, sent_by),
  )
}

const sorted = { id: applications.id, by: { created_at: applications.created_at } }

// All tenants: `where` is made by applicationsWhere, which lets only the platform read.
export async function selectApplications(db: Db, where: SQL | undefined, { limit, ...place }: ListPlace) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      company: applications.company,
      contact_name: applications.contact_name,
      email: applications.email,
      phone_number: applications.phone_number,
      city_name: applications.city_name,
      licence_number: applications.licence_number,
      state: applications.state,
      created_at: applications.created_at,
    })
    .from(applications)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countApplications = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, applications, where)

/** One within somebody's scopes, with the partner it became. */
export async function findForDesk(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select({ application: applications, partner: { id: partners.id, slug: partners.slug, name: partners.name } })
    .from(applications)
    .leftJoin(partners, eq(partners.id, applications.partner_id))
    .where(and(eq(applications.id, id), readable(scopes)))
    .limit(1)
  return row
}

/** The same, locked: what is decided of it is decided by one at a time. */
export async function lockForDesk(db: Db, id: string, scopes: readonly Scope[]): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), readable(scopes)))
    .limit(1)
    .for('update')
  return row
}

export const listChecks = (db: Db, application_id: string): Promise<CheckRow[]> =>
  db
    .select()
    .from(checks)
    .where(eq(checks.application_id, application_id))
    .orderBy(asc(checks.checked_at), asc(checks.id))
    .limit(200)

export async function insertCheck(db: Db, row: Omit<CheckRow, 'id'>): Promise<void> {
  await db.insert(checks).values({ id: newId(row.checked_at), ...row })
}
