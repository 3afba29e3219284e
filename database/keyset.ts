import { type AnyColumn, asc, count, desc, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'

/** What is worked out of several columns, and a column whose values it has: only for lists that are short by themselves. */
type WorkedOut = { value: SQL; like: AnyColumn }
type SortKey = AnyColumn | WorkedOut
/** What a list can be sorted by: columns that are never empty, each with its id in an index, by the name its rows have it under. */
type Sorted = { id: AnyColumn; by: Readonly<Record<string, SortKey>> }
type Place = { sort: string; cursor?: string | undefined }
type Value = Date | string | number

/** Order of a list and where it goes on: behind a row, not after so many of them. */
export type Keyset = {
  order: SQL[]
  /** For the WHERE; nothing at the beginning. */
  behind: SQL | undefined
  /** The rows to show of those that were read, which are one more where there is more. */
  part<Row extends { id: string }>(rows: readonly Row[], limit: number): { rows: Row[]; next_cursor: string | null }
}

export function keysetOf({ id, by }: Sorted, { sort, cursor }: Place): Keyset {
  const isDown = sort.startsWith('-')
  const name = isDown ? sort.slice(1) : sort
  const key = by[name]
  if (!key) throw new Error(`nothing is sorted by ${name}`)
  const { value, like } = 'like' in key ? key : { value: key, like: key }
  const direction = isDown ? desc : asc
  return {
    order: [direction(value), direction(id)],
    behind: cursor === undefined ? undefined : behind({ value, like, id, isDown }, readCursor(cursor, like)),
    part(rows, limit) {
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const next_cursor = last && rows.length > limit ? writeCursor(Reflect.get(last, name), last.id) : null
      return { rows: shown, next_cursor }
    },
  }
}

type Order = { value: AnyColumn | SQL; like: AnyColumn; id: AnyColumn; isDown: boolean }

const behind = ({ value, like, id, isDown }: Order, [place, last]: readonly [Value, string]): SQL =>
  sql`(${value}, ${id}) ${sql.raw(isDown ? '<' : '>')} (${sql.param(place, like)}, ${sql.param(last, id)})`

const writeCursor = (value: unknown, id: string): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

const placed = z.tuple([z.union([z.string(), z.number()]), z.uuid()])
const wholeNumber = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)

/** No row is older; PostgreSQL knows no year 0. */
const isOurTime = (text: string): boolean => text >= '1000'

/** What a column of this kind can be compared with; a cursor that somebody made up is refused, not a failure of ours. */
const shapeOf = (column: AnyColumn): z.ZodType<Value> => {
  if (column.dataType === 'date')
    return z.iso
      .datetime()
      .refine(isOurTime)
      .transform((text) => new Date(text))
  if (column.columnType === 'PgDateString') return z.iso.date().refine(isOurTime)
  if (column.dataType === 'number') return column.columnType === 'PgInteger' ? wholeNumber : z.int()
  // PostgreSQL holds no text with a zero byte.
  return column.columnType === 'PgUUID' ? z.uuid() : z.string().refine((text) => !text.includes('\0'))
}

function readCursor(cursor: string, column: AnyColumn): readonly [Value, string] {
  const place = placed.safeParse(jsonOf(cursor))
  const value = shapeOf(column).safeParse(place.data?.[0])
  if (!place.success || !value.success) throw new Refusal(codes.input_invalid)
  return [value.data, place.data[1]]
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

const mostCounted = 1000

/** How many rows there are, counted no further than a reader wants to know. */
export async function totalOf(db: Db, table: PgTable, where: SQL | undefined): Promise<Total> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(mostCounted + 1)
    .as('some')
  const [row] = await db.select({ total: count() }).from(some)
  const total = row?.total ?? 0
  return { count: Math.min(total, mostCounted), is_more: total > mostCounted }
}
