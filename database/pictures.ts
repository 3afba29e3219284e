import { desc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { pictures } from './tables.ts'

export async function findPicture(db: Db, id: string) {
  const [row] = await db
    .select({ file_key: pictures.file_key, width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(eq(pictures.id, id))
    .limit(1)
  return row
}

const mostColours = 10_000

export const listPictureColours = (db: Db) =>
  db
    .select({ id: pictures.id, colour: pictures.colour })
    .from(pictures)
    .orderBy(desc(pictures.created_at))
    .limit(mostColours)
