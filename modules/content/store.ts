import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { colourOf } from '#database/pictures.ts'
import { banners, gallery_items } from './tables.ts'

export const listBanners = (db: Db, tenant_id: string) =>
  db
    .select({
      id: banners.id,
      title: banners.title,
      picture_id: banners.picture_id,
      picture_colour: colourOf(banners.picture_id),
      path: banners.path,
    })
    .from(banners)
    .where(eq(banners.tenant_id, tenant_id))
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
