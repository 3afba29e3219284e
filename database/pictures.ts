import { eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { editorPicturePrefix } from '#core/pictures.ts'
import { pictures } from './tables.ts'

export async function findPicture(db: Db, id: string) {
  const [row] = await db
    .select({ file_key: pictures.file_key, width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(eq(pictures.id, id))
    .limit(1)
  return row
}

/** Pictures of members and travellers have ids too: only an editor's own upload is shown, or what is there already. */
export async function mayShowPicture(db: Db, picture_id: string, held: string | undefined): Promise<boolean> {
  if (picture_id === held) return true
  return picture_id.startsWith(editorPicturePrefix) && (await findPicture(db, picture_id)) !== undefined
}

/** What is known of these pictures, for texts that show them. */
export const listPictures = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: pictures.id,
      width: pictures.width,
      height: pictures.height,
      alt_id: pictures.alt_id,
      alt_en: pictures.alt_en,
    })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
    .limit(ids.length)

/** The colours of these, by id; nothing of one that there is not. */
export async function pictureColours(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: pictures.id, colour: pictures.colour })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map(({ id, colour }) => [id, colour]))
}

/** The colour of the picture a column names, to select beside it; nothing where there is no such picture. */
export const colourOf = (picture_id: SQLWrapper) =>
  sql<string | null>`(select p.colour from ${pictures} p where p.id = ${picture_id})`

/** Of a column with several, the colour of the first. */
export const firstColourOf = (picture_ids: SQLWrapper) => colourOf(sql`${picture_ids}[1]`)

/** Of a column with several, the colour of each, in their order. */
export const coloursOf = (picture_ids: SQLWrapper) => sql<(string | null)[]>`array(
  select p.colour from unnest(${picture_ids}) with ordinality as named(id, position)
  left join ${pictures} p on p.id = named.id order by named.position)`
