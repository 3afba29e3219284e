import { inArray } from 'drizzle-orm'
import { markOf } from '#core/brand-mark.ts'
import type { Db } from '#core/context.ts'
import type { FilesPort } from '#core/ports.ts'
import { knownTypes } from '#modules/catalogue/rules/known-types.ts'
import { pictures } from '../database/tables.ts'
import { type Drawing, draw } from './drawings/draw.ts'
import { avatar, notFound } from './drawings/emblems.ts'
import { type Scene, scenes } from './drawings/scenes.ts'
import { categoryPlans } from './souvenirs/category-pictures.ts'
import { demoTenants } from './tenants.ts'

type Plan = { id: string; make: () => Drawing }

const drawn = (scene: Scene, seed: number, shape: 'card' | 'wide' | 'tall' | 'square'): Plan => ({
  id: `${scene}-${seed}-${shape}`,
  make: () => draw(scene, seed, shape),
})

/** A brand's mark on its own colour, as phones and tabs show it. */
function icon(kind: string, colour: string): Drawing {
  const mark = `<path transform="translate(96 96) scale(8)" fill="#FFFFFF" fill-rule="evenodd" d="${markOf(kind)}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="${colour}"/>${mark}</svg>`
  return { svg, width: 512, height: 512, colour, alt: { id: 'Logo', en: 'Logo' } }
}

/** Pictures the pages themselves show, demo or not. */
const sitePlans: readonly Plan[] = [
  { id: 'avatar-default', make: () => avatar(1) },
  { id: 'not-found', make: notFound },
  ...demoTenants.map(({ logo: kind, color_settings }) => ({
    id: `logo-${kind}`,
    make: () => icon(kind, color_settings.background_primary),
  })),
  drawn('kaaba', 2, 'wide'),
  drawn('kaaba', 1, 'wide'),
  drawn('madinah-dome', 1, 'wide'),
  drawn('hills-of-mercy', 1, 'wide'),
  drawn('city-istanbul', 2, 'wide'),
  drawn('savings', 1, 'wide'),
  drawn('dunes', 1, 'wide'),
  drawn('airport', 1, 'wide'),
  drawn('mosque-interior', 1, 'wide'),
  drawn('family-silhouette', 1, 'wide'),
  drawn('kaaba', 2, 'tall'),
  drawn('kaaba', 1, 'card'),
  drawn('madinah-dome', 1, 'card'),
  drawn('madinah-umbrellas', 1, 'tall'),
  drawn('hills-of-mercy', 1, 'card'),
  drawn('savings', 1, 'card'),
  drawn('dunes', 1, 'tall'),
  drawn('city-istanbul', 2, 'card'),
  drawn('madinah-umbrellas', 1, 'wide'),
  drawn('minarets', 1, 'wide'),
  drawn('prayer-beads', 1, 'wide'),
  drawn('hills-of-mercy', 2, 'wide'),
  drawn('dunes', 2, 'wide'),
  drawn('aircraft-window', 1, 'wide'),
  ...categoryPlans,
]

const perScene = 4

/** A stock of drawings for demo content, enough that a list does not look repeated. */
const demoPlans: readonly Plan[] = scenes.flatMap((scene) =>
  Array.from({ length: perScene }, (_, i) => drawn(scene, i + 1, 'card')),
)

const ofTypes = new Set(knownTypes.map(({ picture_id }) => picture_id))
const ofSite = new Set(sitePlans.map(({ id }) => id))
const typePlans = demoPlans.filter(({ id }) => ofTypes.has(id) && !ofSite.has(id))

export type PictureStore = { db: Db; files: FilesPort; now: Date }

export const seedSitePictures = (store: PictureStore) => addPictures(store, [...sitePlans, ...typePlans])
export const seedDemoPictures = (store: PictureStore) => addPictures(store, demoPlans)

const together = 40

/** Draws and stores those that are not there yet. */
export async function addPictures({ db, files, now }: PictureStore, plans: readonly Plan[]): Promise<void> {
  const ids = plans.map((plan) => plan.id)
  const known = await db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids)).limit(ids.length)
  const there = new Set(known.map((row) => row.id))
  const missing = plans.filter((plan) => !there.has(plan.id))
  for (let at = 0; at < missing.length; at += together) {
    const rows = await Promise.all(
      missing.slice(at, at + together).map(async ({ id, make }) => {
        const { svg, width, height, colour, alt } = make()
        const file_key = `drawings/${id}.svg`
        await files.put(file_key, { bytes: Buffer.from(svg), type: 'image/svg+xml' })
        return { id, file_key, width, height, colour, alt_id: alt.id, alt_en: alt.en, created_at: now }
      }),
    )
    await db.insert(pictures).values(rows).onConflictDoNothing()
  }
}
