import { and, asc, count, desc, eq, exists, gte, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { type BatchOutcome, mostInBatch } from './rules/refund-batch.ts'
import { type RefundRow, refundColumns } from './store.console.ts'
import {
  refund_batches as batches,
  invoices,
  payment_history,
  payments,
  refunds,
  refund_batch_rows as rows,
} from './tables.ts'

export type Batch = typeof batches.$inferSelect

const isOnList = sql`${rows.outcome} = 'transfer' and ${refunds.state} in ('due', 'approved')`
const within = (scopes: readonly Scope[]): SQL => inScope(scopes, { tenant: batches.tenant_id })

/** Those of these refunds that are within somebody's scopes, each with whose it is. */
export const listInScope = (db: Db, refund_ids: readonly string[], scopes: readonly Scope[]) =>
  db
    .select({ refund_id: refunds.id, tenant_id: invoices.tenant_id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(inArray(refunds.id, [...refund_ids]), inScope(scopes, { tenant: invoices.tenant_id })))
    .limit(refund_ids.length)

type NewBatch = Pick<Batch, 'id' | 'tenant_id' | 'made_by' | 'made_at'>

export async function insertBatch(db: Db, batch: NewBatch, refund_ids: readonly string[]): Promise<void> {
  await db.insert(batches).values(batch)
  await db.insert(rows).values(refund_ids.map((refund_id) => ({ batch_id: batch.id, refund_id })))
}

export async function findBatch(db: Db, id: string, scopes: readonly Scope[]): Promise<Batch | undefined> {
  const [batch] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), within(scopes)))
    .limit(1)
  return batch
}

/** The same, locked: of two who send it at once, one does. */
export async function lockBatch(db: Db, id: string, scopes: readonly Scope[]): Promise<Batch | undefined> {
  const [batch] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), within(scopes)))
    .limit(1)
    .for('update')
  return batch
}

/** Those who release batches at once are counted one after the other: what each released alone is known to the next. */
export const lockReleasesOf = (db: Db, staff_id: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`refund batches of ${staff_id}`}, 0))`)

// All tenants: by a batch that the caller has found as theirs.
/** The invoices of a batch, locked in one order, so that two batches with the same refunds wait and do not cross. */
export const lockInvoicesOfBatch = (db: Db, batch_id: string) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      inArray(
        invoices.id,
        db
          .select({ id: payments.invoice_id })
          .from(rows)
          .innerJoin(refunds, eq(refunds.id, rows.refund_id))
          .innerJoin(payments, eq(payments.id, refunds.payment_id))
          .where(eq(rows.batch_id, batch_id)),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(mostInBatch)
    .for('update')

export type BatchRow = RefundRow & { outcome: BatchOutcome | null }

// All tenants: by a batch that the caller has found as theirs.
/** The refunds of a batch as they stand, the oldest first. */
export const listBatchRows = (db: Db, batch_id: string): Promise<BatchRow[]> =>
  db
    .select({ ...refundColumns, outcome: rows.outcome })
    .from(rows)
    .innerJoin(refunds, eq(refunds.id, rows.refund_id))
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(eq(rows.batch_id, batch_id))
    .orderBy(asc(refunds.decided_at), asc(refunds.id))
    .limit(mostInBatch)

/** Which of these refunds are on the list of transfers of some batch. */
export async function onTransferLists(db: Db, refund_ids: readonly string[]): Promise<Set<string>> {
  const listed = await db
    .select({ refund_id: rows.refund_id })
    .from(rows)
    .where(and(inArray(rows.refund_id, [...refund_ids]), eq(rows.outcome, 'transfer')))
    .limit(mostInBatch)
  return new Set(listed.map(({ refund_id }) => refund_id))
}

// All tenants: by refunds that the caller has found as theirs.
/** The batch that each of these refunds waits in, or on whose list of transfers it stands and has not left. */
export async function batchesOfRefunds(db: Db, refund_ids: readonly string[], waiting: readonly string[]) {
  if (refund_ids.length === 0) return new Map<string, string>()
  const isWaiting = waiting.length > 0 ? inArray(rows.batch_id, [...waiting]) : undefined
  const held = await db
    .select({ refund_id: rows.refund_id, batch_id: rows.batch_id })
    .from(rows)
    .innerJoin(refunds, eq(refunds.id, rows.refund_id))
    .where(and(inArray(rows.refund_id, [...refund_ids]), or(isOnList, isWaiting)))
    .orderBy(asc(rows.batch_id))
    .limit(refund_ids.length * 4)
  return new Map(held.map(({ refund_id, batch_id }) => [refund_id, batch_id]))
}

// All tenants: by batches whose approval waits.
/** The refunds of these batches. */
export async function listRefundsIn(db: Db, batch_ids: readonly string[]): Promise<string[]> {
  if (batch_ids.length === 0) return []
  const held = await db
    .select({ refund_id: rows.refund_id })
    .from(rows)
    .where(inArray(rows.batch_id, [...batch_ids]))
    .limit(batch_ids.length * mostInBatch)
  return held.map(({ refund_id }) => refund_id)
}

type Of = { batch_id: string; refund_id: string }

export const setOutcome = (db: Db, { batch_id, refund_id }: Of, outcome: BatchOutcome) =>
  db
    .update(rows)
    .set({ outcome })
    .where(and(eq(rows.batch_id, batch_id), eq(rows.refund_id, refund_id)))

type Release = { released_by: string; released_at: Date; released_alone: number }

export const setReleased = (db: Db, id: string, release: Release) =>
  db.update(batches).set(release).where(eq(batches.id, id))

/** What somebody has let go by their own word since then: in batches, and one by one. */
export async function sumAlone(db: Db, staff_id: string, since: Date): Promise<number> {
  const [batched] = await db
    .select({ sum: sql<number>`coalesce(sum(${batches.released_alone}), 0)::float8` })
    .from(batches)
    .where(and(eq(batches.released_by, staff_id), gte(batches.released_at, since)))
  const step = (...of: (SQL | undefined)[]) =>
    db
      .select({ id: payment_history.id })
      .from(payment_history)
      .where(and(eq(payment_history.refund_id, refunds.id), ...of))
  const sent = and(eq(payment_history.actor_id, staff_id), gte(payment_history.at, since))
  const released = db
    .select({ id: rows.refund_id })
    .from(rows)
    .where(and(eq(rows.refund_id, refunds.id), hasGone))
  const [single] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(
      and(
        exists(step(inArray(payment_history.event, ['refund', 'hand_over_refund']), sent)),
        notExists(step(eq(payment_history.event, 'approve_refund'))),
        notExists(released),
      ),
    )
  return (batched?.sum ?? 0) + (single?.sum ?? 0)
}

const hasGone = inArray(rows.outcome, ['transfer', 'gateway'])

/** The latest batches within somebody's scopes that were released, or are among those that wait. */
export const listBatches = (db: Db, scopes: readonly Scope[], waiting: readonly string[]) =>
  db
    .select({
      batch: batches,
      count: count(),
      amount: sql<number>`sum(${refunds.amount})::float8`,
      to_transfer: sql<number>`count(*) filter (where ${isOnList})::int`,
    })
    .from(batches)
    .innerJoin(rows, eq(rows.batch_id, batches.id))
    .innerJoin(refunds, eq(refunds.id, rows.refund_id))
    .where(
      and(
        within(scopes),
        or(isNotNull(batches.released_at), waiting.length > 0 ? inArray(batches.id, [...waiting]) : undefined),
      ),
    )
    .groupBy(batches.id)
    .orderBy(desc(batches.made_at), desc(batches.id))
    .limit(10)
