import { eq } from 'drizzle-orm'
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
