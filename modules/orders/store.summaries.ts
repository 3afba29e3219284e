import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { waitingByOrder } from '#modules/payment/module.ts'
import type { ListedKind } from './kinds.ts'
import { order_summaries } from './tables.ts'

const names = Object.keys(getTableColumns(order_summaries)).filter((name) => name !== 'updated_at')
const columns = sql.raw(names.join(', '))
const replaced = sql.raw([...names, 'updated_at'].map((name) => `${name} = excluded.${name}`).join(', '))

const tabOf = ({ tabs }: ListedKind): SQL => {
  const isOneOf = (states: readonly string[]) => sql`own.status = any(${sql.param([...states])}::text[])`
  const [unpaid, in_progress, completed] = [tabs.unpaid, tabs.in_progress, tabs.completed].map(isOneOf)
  return sql`case when ${unpaid} then 'unpaid' when ${in_progress} then 'in_progress' when ${completed} then 'completed' end`
}

/** The summaries of these orders, or of all of a kind, as their own rows and their invoices give them now. */
const made = (kind: ListedKind, ids?: readonly string[]): SQL => sql`
  select ${columns} from (
    select ${kind.name}::text as kind, own.*, ${tabOf(kind)} as tab, coalesce(waiting.due_amount, 0) as due_amount,
      waiting.next_invoice_code, waiting.next_stage, waiting.next_amount, waiting.next_due_at
    from (${kind.summaries(ids)}) as own left join (${waitingByOrder(kind.name, ids)}) as waiting using (order_id)) as made`

// All tenants: each row brings its own.
const insert = (rows: SQL, now: Date): SQL => sql`
  insert into ${order_summaries} (${columns}, updated_at)
  select ${columns}, ${sql.param(now, order_summaries.updated_at)}::timestamptz from (${rows}) as made`

type Changed = { ids: readonly string[]; now: Date }

/** Writes the summaries of orders that are locked: one statement. */
export const writeSummaries = (db: Db, kind: ListedKind, { ids, now }: Changed) =>
  db.execute(sql`${insert(made(kind, ids), now)} on conflict (kind, order_id) do update set ${replaced}`)

// All tenants: a new version of the product summarises the orders of everybody.
/** Writes those that are not there. One that is there, or comes meanwhile, is newer. */
export const fillSummaries = (db: Db, kind: ListedKind, now: Date) => {
  const missing = sql`
    select ${columns} from (${made(kind)}) as made
    where not exists (select from ${order_summaries} s where s.kind = made.kind and s.order_id = made.order_id)`
  return db.execute(sql`${insert(missing, now)} on conflict do nothing`)
}

// All tenants: the whole list is made anew.
/** Writes all of a kind anew. Whoever changes an order meanwhile waits, and writes its summary after that. */
export async function rewriteSummaries(db: Db, kind: ListedKind, now: Date): Promise<void> {
  await db.execute(sql`lock table ${order_summaries} in share row exclusive mode`)
  await db.execute(sql`delete from ${order_summaries} where kind = ${kind.name}`)
  await db.execute(insert(made(kind), now))
}

type Difference = { kind: string; order_id: string; is_stored: boolean; is_made: boolean }

// All tenants: a check of the whole list.
/** Orders whose summary is not what their rows give, is not there, or is of no order; at most a hundred. */
export async function differingSummaries(db: Db, kind: ListedKind): Promise<Difference[]> {
  const stored = sql`select ${columns} from ${order_summaries} where kind = ${kind.name}`
  const { rows } = await db.execute<Difference>(sql`
    select ${kind.name}::text as kind, order_id, stored.kind is not null as is_stored, made.kind is not null as is_made
    from (${made(kind)}) as made full join (${stored}) as stored using (order_id)
    where made is distinct from stored order by order_id limit 100`)
  return rows
}
