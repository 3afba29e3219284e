import { addMs, dayMs } from '#core/time.ts'
import type { banners, gallery_items } from '#modules/content/tables.ts'
import { random } from '../drawings/random.ts'
import { demoTenants } from '../tenants.ts'
import { cell, idOf, table } from './naming.ts'
import { bannerRows, galleryRows } from './words/showcase.ts'

export type BannerRow = typeof banners.$inferInsert
export type GalleryRow = typeof gallery_items.$inferInsert

export function bannersOf(): BannerRow[] {
  return demoTenants.flatMap((tenant) =>
    table(4, bannerRows[tenant.slug]).map((row, position) => ({
      id: idOf(`banner ${tenant.slug} ${position}`),
      tenant_id: tenant.id,
      title: { id: cell(row, 0), en: cell(row, 1) },
      picture_id: `${cell(row, 2)}-${random(`${tenant.slug} banner ${position}`).whole(1, 4)}-card`,
      path: cell(row, 3),
      position,
    })),
  )
}

export function galleryOf(now: Date): GalleryRow[] {
  return demoTenants.flatMap((tenant, t) =>
    table(3, galleryRows).map((row, i) => ({
      id: idOf(`gallery ${tenant.slug} ${i}`),
      tenant_id: tenant.id,
      title: { id: cell(row, 0), en: cell(row, 1) },
      picture_id: `${cell(row, 2)}-${((i + t) % 4) + 1}-card`,
      taken_at: addMs(now, -(9 + i * 11 + t * 4) * dayMs),
    })),
  )
}
