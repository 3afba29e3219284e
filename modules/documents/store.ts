import { type AnyColumn, and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { documents } from './tables.ts'

export type DocumentRow = typeof documents.$inferSelect
export type OwnerKind = DocumentRow['owner_kind']
/** The order or application a document belongs to. */
export type Owner = Pick<DocumentRow, 'owner_kind' | 'owner_id'>
export type Owners = { owner_kind: OwnerKind; owner_ids: readonly string[] }

const ofOwners = ({ owner_kind, owner_ids }: Owners) =>
  and(eq(documents.owner_kind, owner_kind), inArray(documents.owner_id, [...owner_ids]))

const oneOf = ({ owner_kind, owner_id, id }: Owner & { id: string }) =>
  and(eq(documents.id, id), eq(documents.owner_kind, owner_kind), eq(documents.owner_id, owner_id))

export const listDocuments = (db: Db, owners: Owners): Promise<DocumentRow[]> =>
  db.select().from(documents).where(ofOwners(owners)).orderBy(asc(documents.owner_id), asc(documents.id)).limit(5_000)

export async function findDocument(db: Db, which: Owner & { id: string }): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(oneOf(which)).limit(1)
  return row
}

export async function lockDocument(db: Db, which: Owner & { id: string }): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(oneOf(which)).limit(1).for('update')
  return row
}

/** Replaces the document of its kind; gives the key of the file that nothing points at any more. */
export async function replaceDocument(db: Db, row: DocumentRow): Promise<string | undefined> {
  const { owner_kind, owner_id, person_id, kind } = row
  const [former] = await db
    .delete(documents)
    .where(
      and(
        ofOwners({ owner_kind, owner_ids: [owner_id] }),
        eq(documents.person_id, person_id),
        eq(documents.kind, kind),
      ),
    )
    .returning({ file_key: documents.file_key })
  await db.insert(documents).values(row)
  return former?.file_key
}

type Reviewed = Pick<DocumentRow, 'state' | 'reason' | 'reviewed_by' | 'reviewed_at'>

/** What was said of a locked document. */
export const stepDocument = (db: Db, { id }: Pick<DocumentRow, 'id'>, to: Reviewed) =>
  db.update(documents).set(to).where(eq(documents.id, id))

/** Who has documents, by id, from one on. */
export async function listOwners(db: Db, owner_kind: OwnerKind, page: { after?: string | undefined; limit: number }) {
  const { after, limit } = page
  const isNext = after === undefined ? undefined : gt(documents.owner_id, after)
  const rows = await db
    .selectDistinct({ owner_id: documents.owner_id })
    .from(documents)
    .where(and(eq(documents.owner_kind, owner_kind), isNext))
    .orderBy(asc(documents.owner_id))
    .limit(limit)
  return rows.map(({ owner_id }) => owner_id)
}

export const deleteRows = (db: Db, ids: readonly string[]) =>
  db.delete(documents).where(inArray(documents.id, [...ids]))

/** For the WHERE of an order or application: it has documents. */
export const hasDocuments = (owner_kind: OwnerKind, owner_id: AnyColumn): SQL =>
  sql`exists (select 1 from ${documents} where ${and(
    eq(documents.owner_kind, owner_kind),
    eq(documents.owner_id, owner_id),
  )})`

/** For the WHERE of an order or application: some document of it was sent and nobody has checked it. */
export const hasUnchecked = (owner_kind: OwnerKind, owner_id: AnyColumn): SQL =>
  sql`exists (select 1 from ${documents} where ${and(
    eq(documents.owner_kind, owner_kind),
    eq(documents.owner_id, owner_id),
    eq(documents.state, 'received'),
  )})`
