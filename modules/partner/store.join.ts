import { eq, max } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { partners } from './tables.ts'

type NewPartner = Omit<typeof partners.$inferInsert, 'slug' | 'position'> & { slug: string }

// As many as bear one name; nobody applies with the same one more often.
const mostAlike = 50

/** Writes a partner, last in the list of its kind, under its slug or the next that is free. */
export async function insertPartner(db: Db, row: NewPartner): Promise<{ id: string; slug: string }> {
  const [last] = await db
    .select({ position: max(partners.position) })
    .from(partners)
    .where(eq(partners.kind, row.kind))
  const position = (last?.position ?? 0) + 1
  for (let i = 1; i <= mostAlike; i++) {
    const slug = i === 1 ? row.slug : `${row.slug}-${i}`
    const [made] = await db
      .insert(partners)
      .values({ ...row, slug, position })
      .onConflictDoNothing({ target: partners.slug })
      .returning({ id: partners.id, slug: partners.slug })
    if (made) return made
  }
  throw new Error(`too many partners are called ${row.slug}`)
}
