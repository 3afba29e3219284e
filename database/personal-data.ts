import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#core/context.ts'

type Text = { id: string; en: string }

/** Whose data is read, and by what else than the id it is found. */
export type Whose = {
  user_id: string
  tenant_id: string
  /** Proved ones only: an address that anybody may type shows nothing of another. */
  email: string | undefined
  phone_number: string | undefined
  order_ids: readonly string[]
}

/** Rows of one table that are about a member. */
type HeldTable = {
  title: Text
  table: PgTable
  /** The column that names the member, by `is`: their id unless said. */
  by: PgColumn
  is?: 'user_id' | 'email' | 'phone_number' | 'order_id'
  /** Where `by` names a thing of theirs: those things, by the column that names the member. */
  of?: { id: PgColumn; user_id: PgColumn }
  /** Of which tenant a row is; needed where an address or number names the member, for other tenants have them too. */
  tenant_id?: PgColumn
  /** Columns that are not given, each with the reason. */
  without?: Readonly<Record<string, string>>
  /** A column that is stored encrypted, the name it has in the open, and the place it was sealed for. */
  sealed?: { column: string; as: string; place: (id: string) => string }
}

/** What one module holds about members. Every table with a person in it is here, or has a reason: test/architecture. */
export type PersonalData = {
  /** The name of its file. */
  area: string
  title: Text
  held: readonly HeldTable[]
  /** Tables with an address or number that are not given, each with the reason. */
  not_given?: Readonly<Record<string, string>>
}

export type PersonalRows = { name: string; title: Text; rows: Record<string, unknown>[] }
type Open = (sealed: Buffer, place: string) => Buffer | undefined

function condition({ by, is = 'user_id', of, tenant_id }: HeldTable, whose: Whose): SQL | undefined {
  if (of) return inArray(by, sql`(select ${of.id} from ${of.id.table} where ${of.user_id} = ${whose.user_id})`)
  if (is === 'order_id') return whose.order_ids.length > 0 ? inArray(by, [...whose.order_ids]) : undefined
  const value = whose[is]
  return value ? and(eq(by, value), tenant_id && eq(tenant_id, whose.tenant_id)) : undefined
}

/** More rows than anybody has; a file of personal data is made in memory. */
const mostRows = 10_000

/** What is held of a member in one table, without what is left out, and with what was sealed in the open. */
export async function readHeld(db: Db, held: HeldTable, { whose, open }: { whose: Whose; open: Open }) {
  const where = condition(held, whose)
  const { without = {}, sealed } = held
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(held.table)).filter(([name]) => !Object.hasOwn(without, name)),
  )
  const rows: Record<string, unknown>[] = where
    ? await db.select(columns).from(held.table).where(where).limit(mostRows)
    : []
  return {
    name: getTableName(held.table),
    title: held.title,
    rows: sealed ? rows.map((row) => unsealed(row, sealed, open)) : rows,
  }
}

function unsealed(row: Record<string, unknown>, sealed: NonNullable<HeldTable['sealed']>, open: Open) {
  const { [sealed.column]: stored, ...rest } = row
  const plain =
    typeof stored === 'string' ? open(Buffer.from(stored, 'base64'), sealed.place(String(row.id))) : undefined
  return { ...rest, [sealed.as]: plain?.toString() ?? null }
}

/** Columns that name a person, or by which one is found. */
const personal = /(^|_)(user_id|email|phone|phone_number|phones|whatsapp_number|full_name)$/

/** Tables with a person in them that nobody declares. */
export function undeclared(tables: readonly PgTable[], all: readonly PersonalData[]): string[] {
  const declared = new Set(
    all.flatMap(({ held, not_given = {} }) => [
      ...held.map(({ table }) => getTableName(table)),
      ...Object.keys(not_given),
    ]),
  )
  return tables.flatMap((table) => {
    const column = Object.keys(getTableColumns(table)).find((name) => personal.test(name))
    const name = getTableName(table)
    return column && !declared.has(name) ? [`${name}.${column} is in no personal-data.ts`] : []
  })
}
