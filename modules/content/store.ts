import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { colourOf } from '#database/pictures.ts'
import { pictures } from '#database/tables.ts'
import { banners, gallery_items } from './tables.ts'

/** Those of a tenant whose time it is. */
export const listBanners = (db: Db, tenant_id: string, now: Date) =>
  db
    .select({
      id: banners.id,
      title: banners.title,
      picture_id: banners.picture_id,
      picture_colour: colourOf(banners.picture_id),
      path: banners.path,
    })
    .from(banners)
    .where(
      and(
        eq(banners.tenant_id, tenant_id),
        or(isNull(banners.starts_at), lte(banners.starts_at, now)),
        or(isNull(banners.ends_at), gt(banners.ends_at, now)),
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(20)

/** Newest first; a picture more than asked for tells that there are more. */
export const listGallery = (db: Db, tenant_id: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      id: gallery_items.id,
      title: gallery_items.title,
      picture_id: gallery_items.picture_id,
      picture_colour: colourOf(gallery_items.picture_id),
      taken_at: gallery_items.taken_at,
    })
    .from(gallery_items)
    .where(eq(gallery_items.tenant_id, tenant_id))
    .orderBy(desc(gallery_items.taken_at), desc(gallery_items.id))
    .limit(limit)
    .offset(offset)

export const insertPicture = (db: Db, picture: typeof pictures.$inferInsert) => db.insert(pictures).values(picture)
