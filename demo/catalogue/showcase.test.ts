import { expect, test } from 'vitest'
import { knownCategories } from '#modules/merchandise/rules/known-categories.ts'
import { hourOf } from '../drawings/draw.ts'
import type { Time } from '../drawings/palette.ts'
import { scenes } from '../drawings/scenes.ts'
import { demoTenants } from '../tenants.ts'
import { bannersOf, galleryOf } from './showcase.ts'

/** Hours that a word of a title speaks of. */
const spoken: [RegExp, readonly Time[]][] = [
  [/night|isha/i, ['night']],
  [/dusk|evening|before maghrib/i, ['dusk', 'golden']],
  [/dawn|after fajr|morning/i, ['dawn']],
  [/sunset/i, ['golden', 'dusk']],
]

test('a title of the gallery that names an hour has a picture of that hour', () => {
  const titled = galleryOf(new Date('2026-11-17T00:00:00Z')).flatMap(({ title, picture_id }) => {
    const [, name = '', seed = ''] = /^(.+)-(\d)-card$/.exec(picture_id) ?? []
    const scene = scenes.find((one) => one === name)
    const hours = spoken.find(([words]) => words.test(title.en))?.[1]
    return scene && hours ? [{ title: title.en, hours, drawn: hourOf(scene, Number(seed)) }] : []
  })
  expect(titled.length).toBeGreaterThan(8)
  for (const { title, hours, drawn } of titled) expect(hours, title).toContain(drawn)
})

test('every brand has a banner for its souvenirs, and the pages its banners lead to name kinds that exist', () => {
  const kinds = knownCategories.map(({ slug }) => slug)
  for (const { id } of demoTenants) {
    const paths = bannersOf().flatMap(({ tenant_id, path }) => (tenant_id === id ? [path] : []))
    const shop = paths.filter((path) => path.startsWith('/oleh-oleh'))
    expect(shop).not.toEqual([])
    for (const path of shop) {
      const kind = new URL(path, 'http://rihla.test').searchParams.get('category')
      if (kind !== null) expect(kinds).toContain(kind)
    }
  }
})
