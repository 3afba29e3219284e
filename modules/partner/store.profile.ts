import { and, eq, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { pictures } from '#database/tables.ts'
import { type ListPlace, likeText } from './store.review.ts'
import { partners } from './tables.ts'

export type ProfileRow = typeof partners.$inferSelect
export type ProfileFields = Pick<ProfileRow, 'about' | 'address' | 'phone_number' | 'whatsapp_number'>
type Wanted = { scopes: readonly Scope[]; id: string }

/** A partner's own people, and the platform's. */
const within = (scopes: readonly Scope[]) => inScope(scopes, { partner: partners.id })
const wanted = ({ scopes, id }: Wanted) => and(eq(partners.id, id), within(scopes))

const shown = {
  id: partners.id,
  name: partners.name,
  kind: partners.kind,
  city_name: partners.city_name,
  has_logo: sql<boolean>`${partners.logo_picture_id} is not null`,
  has_cover: sql<boolean>`${partners.cover_picture_id} is not null`,
}

type Part = ListPlace & { search: string }

export async function selectProfiles(db: Db, scopes: readonly Scope[], { search, limit, ...place }: Part) {
  const text = likeText(search)
  const isNamed = or(ilike(partners.name, text), ilike(partners.legal_name, text), ilike(partners.city_name, text))
  const where = and(within(scopes), search === '' ? undefined : isNamed)
  const keyset = keysetOf({ id: partners.id, by: { name: partners.name } }, place)
  const rows = await db
    .select(shown)
    .from(partners)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, partners, where) }
}

export async function findProfile(db: Db, which: Wanted): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(partners).where(wanted(which)).limit(1)
  return row
}

/** Locked: of two who save at once, the second is measured against what the first has written. */
export async function lockProfile(db: Db, which: Wanted): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(partners).where(wanted(which)).limit(1).for('update')
  return row
}

export async function updateProfile(db: Db, id: string, fields: ProfileFields & { changed_by: string }) {
  const [row] = await db
    .update(partners)
    .set({ ...fields, version: sql`${partners.version} + 1` })
    .where(eq(partners.id, id))
    .returning({ version: partners.version })
  if (!row) throw new Error('a partner that was locked is gone')
  return row.version
}

type Place = Pick<ProfileRow, 'logo_picture_id'> | Pick<ProfileRow, 'cover_picture_id'>

/** A picture is no field of the form: the form's version stays. */
export async function updatePicture(
  db: Db,
  id: string,
  { place, picture }: { place: Place; picture: typeof pictures.$inferInsert },
): Promise<void> {
  await db.insert(pictures).values(picture)
  await db.update(partners).set(place).where(eq(partners.id, id))
}
