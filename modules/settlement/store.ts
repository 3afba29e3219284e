import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { GatewayName } from '#modules/payment/rules/methods.ts'
import type { DifferenceKind } from './rules/match.ts'
import {
  settlement_differences as differences,
  settlement_files as files,
  settlement_lines as lines,
} from './tables.ts'

export type FileRow = typeof files.$inferSelect
export type DifferenceRow = typeof differences.$inferSelect
type LineRow = typeof lines.$inferInsert
type Page = { sort: string; cursor?: string | undefined; limit: number }

/** Files of one gateway are taken one after another: of two with the same payment, one settles it. */
export const lockGateway = (db: Db, gateway: GatewayName) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`settlement ${gateway}`}, 0))`)

export async function findKnown(db: Db, { gateway, hash }: Pick<FileRow, 'gateway' | 'hash'>) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.gateway, gateway), eq(files.hash, hash)))
    .limit(1)
  return row
}

/** Whether the gateway's own file is here: what somebody uploads does not stand for it. */
export const hasFetchedFile = async (db: Db, { gateway, day }: Pick<FileRow, 'gateway' | 'day'>): Promise<boolean> =>
  (
    await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.gateway, gateway), eq(files.day, day), isNull(files.received_by)))
      .limit(1)
  ).length > 0

export const insertFile = (db: Db, row: FileRow) => db.insert(files).values(row)

// As many rows as a statement has room for.
const step = 1_000

export async function insertLines(db: Db, rows: readonly LineRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += step) await db.insert(lines).values(rows.slice(i, i + step))
}

/** Those that are said for the first time. */
export async function insertDifferences(db: Db, rows: readonly (typeof differences.$inferInsert)[]): Promise<void> {
  for (let i = 0; i < rows.length; i += step)
    await db
      .insert(differences)
      .values(rows.slice(i, i + step))
      .onConflictDoNothing()
}

/** Which of these payments a line has settled. */
export async function settledOf(db: Db, payment_ids: readonly string[]): Promise<Set<string>> {
  if (payment_ids.length === 0) return new Set()
  const rows = await db
    .select({ payment_id: lines.payment_id })
    .from(lines)
    .where(and(inArray(lines.payment_id, [...payment_ids]), eq(lines.outcome, 'matched')))
    .limit(payment_ids.length)
  return new Set(rows.flatMap(({ payment_id }) => (payment_id ? [payment_id] : [])))
}

/** Which of these refunds a line has taken out. */
export async function refundedOf(db: Db, refund_ids: readonly string[]): Promise<Set<string>> {
  if (refund_ids.length === 0) return new Set()
  const rows = await db
    .select({ refund_id: lines.refund_id })
    .from(lines)
    .where(inArray(lines.refund_id, [...refund_ids]))
    .limit(refund_ids.length)
  return new Set(rows.flatMap(({ refund_id }) => refund_id ?? []))
}

/** Of these payments, those that are said to be missing there; locked. */
export const lockMissing = (db: Db, payment_ids: readonly string[]): Promise<DifferenceRow[]> =>
  db
    .select()
    .from(differences)
    .where(
      and(
        inArray(differences.payment_id, [...payment_ids]),
        eq(differences.kind, 'missing_there'),
        eq(differences.state, 'open'),
      ),
    )
    .orderBy(asc(differences.id))
    .limit(20_000)
    .for('update')

/** Only if it is still in that state; for transition.ts alone. */
export async function stepDifference(db: Db, was: Pick<DifferenceRow, 'id' | 'state'>, to: Partial<DifferenceRow>) {
  const rows = await db
    .update(differences)
    .set(to)
    .where(and(eq(differences.id, was.id), eq(differences.state, was.state)))
    .returning({ id: differences.id })
  return rows.length === 1
}

/** Money at gateways is the platform's: no tenant has a part of it. */
const within = (scopes: readonly Scope[]) => inScope(scopes, {})

export const filesWhere = (scopes: readonly Scope[], { gateway }: { gateway?: GatewayName | undefined }) =>
  and(within(scopes), gateway && eq(files.gateway, gateway))

export async function selectFiles(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf({ id: files.id, by: { day: files.day } }, place)
  const rows = await db
    .select()
    .from(files)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countFiles = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, files, where)

export async function findFile(db: Db, id: string, scopes: readonly Scope[]): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), within(scopes)))
    .limit(1)
  return row
}

/** How many differences of each file nobody has closed. */
export async function openOf(db: Db, file_ids: readonly string[]): Promise<Map<string, number>> {
  if (file_ids.length === 0) return new Map()
  const rows = await db
    .select({ file_id: differences.file_id, open: sql<number>`count(*)::int` })
    .from(differences)
    .where(and(inArray(differences.file_id, [...file_ids]), eq(differences.state, 'open')))
    .groupBy(differences.file_id)
    .limit(file_ids.length)
  return new Map(rows.map(({ file_id, open }) => [file_id, open]))
}

export const outcomesOf = (db: Db, file_id: string) =>
  db
    .select({
      outcome: lines.outcome,
      count: sql<number>`count(*)::int`,
      gross: sql<number>`coalesce(sum(${lines.gross}), 0)::float8`,
    })
    .from(lines)
    .where(eq(lines.file_id, file_id))
    .groupBy(lines.outcome)
    .orderBy(lines.outcome)
    .limit(10)

export const firstLines = (db: Db, file_id: string, limit: number) =>
  db.select().from(lines).where(eq(lines.file_id, file_id)).orderBy(asc(lines.line_no)).limit(limit)

type Query = { state: DifferenceRow['state']; kind?: DifferenceKind | undefined; search: string }

export const differencesWhere = (scopes: readonly Scope[], { state, kind, search }: Query): SQL | undefined =>
  and(
    within(scopes),
    eq(differences.state, state),
    kind && eq(differences.kind, kind),
    search === '' ? undefined : eq(differences.payment_number, search.toUpperCase()),
  )

const shown = {
  ...{ difference: differences, gateway: files.gateway, day: files.day, line_no: lines.line_no },
  received_by: files.received_by,
}
export type ShownDifference = DifferenceRow &
  Pick<FileRow, 'gateway' | 'day' | 'received_by'> & { line_no: number | null }

const selectShown = (db: Db) =>
  db
    .select(shown)
    .from(differences)
    .innerJoin(files, eq(files.id, differences.file_id))
    .leftJoin(lines, eq(lines.id, differences.line_id))

export async function selectDifferences(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf({ id: differences.id, by: { created_at: differences.created_at } }, place)
  const rows = await selectShown(db)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(
    rows.map(({ difference, ...of }) => ({ ...difference, ...of })),
    limit,
  )
}

export const countDifferences = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, differences, where)

export async function differencesOf(db: Db, file_id: string): Promise<ShownDifference[]> {
  const rows = await selectShown(db)
    .where(eq(differences.file_id, file_id))
    .orderBy(asc(differences.state), asc(differences.id))
    .limit(200)
  return rows
    .map(({ difference, ...of }) => ({ ...difference, ...of }))
    .toSorted((a, b) => b.state.localeCompare(a.state))
}

export async function findDifference(
  db: Db,
  id: string,
  scopes: readonly Scope[],
): Promise<ShownDifference | undefined> {
  const [row] = await selectShown(db)
    .where(and(eq(differences.id, id), within(scopes)))
    .limit(1)
    .for('update', { of: differences })
  if (!row) return undefined
  const { difference, ...of } = row
  return { ...difference, ...of }
}

/** What the lines say of the money that the books have as settled. */
export async function sumsOfLines(db: Db): Promise<{ settled: number; gateway_fee: number }> {
  const [row] = await db
    .select({
      settled: sql<number>`coalesce(sum(${lines.net}), 0)::float8`,
      gateway_fee: sql<number>`coalesce(sum(${lines.fee}), 0)::float8`,
    })
    .from(lines)
    .where(inArray(lines.outcome, ['matched', 'refunded']))
  return row ?? { settled: 0, gateway_fee: 0 }
}
