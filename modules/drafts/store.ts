import { and, type Column, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { type DraftFields, type DraftKind, drafts } from './tables.ts'

export type DraftRow = typeof drafts.$inferSelect
type Form = { kind: DraftKind; thing_id: string }
type OfMember = Form & { tenant_id: string; user_id: string }
type OfStaff = Form & { staff_id: string }
/** Whose draft, and of which form: a member's, or somebody's at the desk. */
export type DraftKey = OfMember | OfStaff

type KeyColumns = Readonly<Record<Exclude<keyof OfMember, 'kind'>, Column>> & Pick<Form, 'kind'>

const isMembers = ({ tenant_id, user_id }: Pick<OfMember | KeyColumns, 'tenant_id' | 'user_id'>) =>
  and(eq(drafts.tenant_id, tenant_id), eq(drafts.user_id, user_id))

const isOf = (key: DraftKey): SQL | undefined =>
  and(
    'staff_id' in key ? eq(drafts.staff_id, key.staff_id) : isMembers(key),
    eq(drafts.kind, key.kind),
    eq(drafts.thing_id, key.thing_id),
  )

/** Somebody's own draft of this form. */
export async function draftOf(db: Db, key: DraftKey): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(isOf(key)).limit(1)
  return row
}

export type ShownDraft = { version: number; fields: DraftFields }

/** A member's as a column of another statement, whose rows say which draft is theirs. */
export function draftColumn(db: Db, key: KeyColumns) {
  const shown = sql`jsonb_build_object('version', ${drafts.version}, 'fields', ${drafts.fields})`
  const isThing = sql`${drafts.thing_id} = ${key.thing_id}::text`
  const isTheirs = and(isMembers(key), eq(drafts.kind, key.kind), isThing)
  return sql<ShownDraft | null>`${db.select({ shown }).from(drafts).where(isTheirs)}`
}

type Written = Pick<DraftRow, 'version' | 'revision' | 'fields' | 'updated_at'>

/** Writes where nobody has written since this version was read, or since there was none; says whether it did. */
export async function writeDraft(db: Db, key: DraftKey, { to, was }: { to: Written; was: number | undefined }) {
  const rows =
    was === undefined
      ? await db
          .insert(drafts)
          .values({ ...key, ...to })
          .onConflictDoNothing()
          .returning({ version: drafts.version })
      : await db
          .update(drafts)
          .set(to)
          .where(and(isOf(key), eq(drafts.version, was)))
          .returning({ version: drafts.version })
  return rows.length === 1
}

/** For whoever sends the form: to be awaited in the transaction that sends it, or made part of a statement of its own. */
export const dropDraft = (db: Db, key: DraftKey) => db.delete(drafts).where(isOf(key))

/** For whoever gives a form up; says which version there was. */
export async function deleteDraft(db: Db, key: DraftKey): Promise<number | undefined> {
  const [row] = await dropDraft(db, key).returning({ version: drafts.version })
  return row?.version
}

export const deleteDraftsOf = (db: Db, user_id: string) => db.delete(drafts).where(eq(drafts.user_id, user_id))

// All tenants: a job forgets what was left lying anywhere.
export const deleteDraftsBefore = (db: Db, time: Date) => db.delete(drafts).where(lt(drafts.updated_at, time))
