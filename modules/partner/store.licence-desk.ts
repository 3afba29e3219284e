import { and, asc, eq, gt, ilike, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { LicenceKind } from './rules/licence.ts'
import { licenceKey } from './rules/licence-number.ts'
import { type ListPlace, likeText } from './store.review.ts'
import { partner_licence_history as history, partner_licences as licences, partners } from './tables.ts'

export type LicenceRow = typeof licences.$inferSelect

export const licenceFilters = ['expiring', 'suspended', 'expired', 'valid'] as const
export type LicenceQuery = {
  search: string
  state?: (typeof licenceFilters)[number] | undefined
  kind?: LicenceKind | undefined
}
/** Today, and until when a licence that ends counts as expiring. */
export type Horizon = { today: string; soon: string }

/** Says what `licenceState` of rules/licence.ts says, and which of those that are good end soon. */
function inState(state: NonNullable<LicenceQuery['state']>, { today, soon }: Horizon): SQL | undefined {
  const isSuspended = lte(licences.suspended_on, today)
  const isNotSuspended = or(isNull(licences.suspended_on), gt(licences.suspended_on, today))
  if (state === 'suspended') return isSuspended
  if (state === 'expired') return and(isNotSuspended, lt(licences.ends_on, today))
  const isGood = and(isNotSuspended, sql`${licences.ends_on} >= ${today}`)
  return state === 'expiring' ? and(isGood, lte(licences.ends_on, soon)) : isGood
}

/** Licences are the platform's to look after: a partner's own people read theirs on the site. */
export function licencesWhere(scopes: readonly Scope[], query: LicenceQuery & Horizon): SQL | undefined {
  const { search, state, kind } = query
  const named = or(
    ...[licences.number, partners.name, partners.legal_name].map((column) => ilike(column, likeText(search))),
  )
  return and(
    inScope(scopes, {}),
    search === '' ? undefined : named,
    state && inState(state, query),
    kind && eq(licences.kind, kind),
  )
}

const sorted = { id: licences.id, by: { ends_on: licences.ends_on } }
const partner = { id: partners.id, slug: partners.slug, name: partners.name, kind: partners.kind }

export async function selectLicences(db: Db, where: SQL | undefined, { limit, ...place }: ListPlace) {
  const keyset = keysetOf(sorted, place)
  const result = await db
    .select({ licence: licences, partner })
    .from(licences)
    .innerJoin(partners, eq(partners.id, licences.partner_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(
    result.map((row) => ({ ...row.licence, partner: row.partner })),
    limit,
  )
}

// There are a few hundred: all of them are counted.
export async function countLicences(db: Db, where: SQL | undefined): Promise<Total> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(licences)
    .innerJoin(partners, eq(partners.id, licences.partner_id))
    .where(where)
  return { count: row?.count ?? 0, is_more: false }
}

export async function findLicence(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select({ licence: licences, partner: { ...partner, active_packages: partners.active_packages } })
    .from(licences)
    .innerJoin(partners, eq(partners.id, licences.partner_id))
    .where(and(eq(licences.id, id), inScope(scopes, {})))
    .limit(1)
  return row
}

export async function lockLicence(db: Db, id: string, scopes: readonly Scope[]): Promise<LicenceRow | undefined> {
  const [row] = await db
    .select()
    .from(licences)
    .where(and(eq(licences.id, id), inScope(scopes, {})))
    .limit(1)
    .for('update')
  return row
}

export async function findLicensee(db: Db, slug: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select(partner)
    .from(partners)
    .where(and(eq(partners.slug, slug), inScope(scopes, {})))
    .limit(1)
  return row
}

type Numbered = { kind: LicenceKind; number: string }

/** Says of a stored number what `licenceKey` of rules/licence-number.ts says. */
const storedKey = sql`regexp_replace(${licences.number}, '^([UH]\\.)?0*([0-9]+ Tahun )', '\\2')`

/** Who holds the licence of this number already, however it is written. Until the transaction ends nobody else gets an answer about the same. */
export async function holderOf(db: Db, { kind, number }: Numbered): Promise<string | undefined> {
  const key = licenceKey(number)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`licence ${kind} ${key}`}, 0))`)
  const [row] = await db
    .select({ partner_id: licences.partner_id })
    .from(licences)
    .where(and(eq(licences.kind, kind), sql`${storedKey} = ${key}`))
    .limit(1)
  return row?.partner_id
}

type NewLicence = Omit<typeof licences.$inferInsert, 'id'>

export async function insertLicence(db: Db, row: NewLicence, now: Date): Promise<string> {
  const id = newId(now)
  await db.insert(licences).values({ id, ...row })
  return id
}

type Changed = Partial<Omit<LicenceRow, 'id' | 'partner_id' | 'version' | 'ends_on'>>

/** The row is locked by who read it. */
export const updateLicence = (db: Db, id: string, to: Changed) =>
  db
    .update(licences)
    .set({ ...to, version: sql`${licences.version} + 1` })
    .where(eq(licences.id, id))

/** Not a change of the licence itself: its version stays. */
export const markNotified = (db: Db, id: string, bookers_notified_on: string) =>
  db.update(licences).set({ bookers_notified_on }).where(eq(licences.id, id))

type Entry = Omit<typeof history.$inferInsert, 'id'>

export async function appendLicenceHistory(db: Db, entry: Entry): Promise<void> {
  await db.insert(history).values({ id: newId(entry.at), ...entry })
}

export const listLicenceHistory = (db: Db, licence_id: string) =>
  db
    .select({ event: history.event, by_name: history.by_name, reason: history.reason, at: history.at })
    .from(history)
    .where(eq(history.licence_id, licence_id))
    .orderBy(asc(history.at), asc(history.id))
    .limit(200)

/** Licences that ended since that day, and of which bookers have not been notified yet; locked, by one process each. */
export const lockEnded = (db: Db, { since, today }: { since: string; today: string }) =>
  db
    .select()
    .from(licences)
    .where(
      and(
        lt(licences.ends_on, today),
        sql`${licences.ends_on} >= ${since}`,
        isNull(licences.bookers_notified_on),
        isNull(licences.suspended_on),
      ),
    )
    .orderBy(asc(licences.id))
    .limit(100)
    .for('update', { skipLocked: true })

/** Whether a licence of this kind of theirs is suspended, from today or another day. */
export async function hasSuspended(db: Db, { partner_id, kind }: { partner_id: string; kind: LicenceKind }) {
  const rows = await db
    .select({ id: licences.id })
    .from(licences)
    .where(and(eq(licences.partner_id, partner_id), eq(licences.kind, kind), isNotNull(licences.suspended_on)))
    .limit(1)
  return rows.length > 0
}
