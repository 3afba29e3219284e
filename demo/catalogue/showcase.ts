import { addMs, dayMs } from '#core/time.ts'
import type { banners, gallery_items } from '#modules/content/tables.ts'
import { hourOf } from '../drawings/draw.ts'
import { at, random } from '../drawings/random.ts'
import { scenes } from '../drawings/scenes.ts'
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

/** Which picture of a scene: one of the hour that is spoken of, else any. */
function seedFor(scene: string, hour: string, place: number): number {
  const known = scenes.find((one) => one === scene)
  if (!known) throw new Error(`no scene ${scene}`)
  const fit = [1, 2, 3, 4].filter((seed) => hour === '' || hourOf(known, seed) === hour)
  return at(fit, place)
}

export function galleryOf(now: Date): GalleryRow[] {
  return demoTenants.flatMap((tenant, t) =>
    table(4, galleryRows).map((row, i) => ({
      id: idOf(`gallery ${tenant.slug} ${i}`),
      tenant_id: tenant.id,
      title: { id: cell(row, 0), en: cell(row, 1) },
      picture_id: `${cell(row, 2)}-${seedFor(cell(row, 2), cell(row, 3), i + t)}-card`,
      taken_at: addMs(now, -(9 + i * 11 + t * 4) * dayMs),
    })),
  )
}
