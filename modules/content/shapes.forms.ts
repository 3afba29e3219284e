import { z } from 'zod'
import { isBannerPath } from './rules/banner.ts'
import { postStates } from './rules/post-machine.ts'
import { canBePostSlug } from './rules/post-slug.ts'

const id = z.uuid()
const day = z.iso.date().refine((text) => text >= '2000-01-01' && text <= '2100-12-31', {
  params: { word: 'date_invalid' },
})
// A browser ends the lines of a text area with two signs: a text that nobody touched stays as it is stored.
const lines = () =>
  z
    .string()
    .trim()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
/** A text in both languages. */
const both = (least: number, most: number) =>
  z.object({ id: lines().min(least).max(most), en: lines().min(least).max(most) })
export const bothTexts = z.object({ id: z.string(), en: z.string() })

/** Indonesian always; English where someone has written it, and then all of it. */
const translated = (least: number, most: number) =>
  z.object({ id: lines().min(least).max(most), en: lines().max(most).nullable() })
const translatedText = z.object({ id: z.string(), en: z.string().nullable() })

const bodyMost = 60_000
const pictureId = z.string().min(1).max(120)
export const brand = z.object({ id, name: z.string() })

/** A post as its form sends it. */
export const postFields = {
  category_id: id,
  kind: z.enum(['article', 'press_release']),
  /** Part of its address; one is made of the title where it is left out. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .refine(canBePostSlug, { params: { word: 'format' } })
    .optional(),
  title: translated(5, 160),
  summary: translated(10, 400),
  /** HTML of few tags; whatever else is sent is left out. */
  body: translated(1, bodyMost),
  author_name: z.string().trim().min(3).max(80),
  author_role: both(2, 80),
  picture_id: pictureId,
  is_header: z.boolean(),
}

export const deskPostRow = z.object({
  id,
  tenant: brand,
  slug: z.string(),
  title: translatedText,
  category: bothTexts,
  author_name: z.string(),
  state: z.enum(postStates),
  /** When it was published or is to be; a draft has none. */
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  views: z.int(),
})

export const deskPost = deskPostRow.extend({
  category_id: id,
  kind: postFields.kind,
  summary: translatedText,
  body: translatedText,
  author_role: bothTexts,
  picture_id: z.string(),
  is_header: z.boolean(),
  version: z.int(),
  /** Slugs that lead here too. */
  former_slugs: z.array(z.string()),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      event: z.string(),
      state: z.enum(postStates),
      /** Who did it; the clock has no name. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})

export const bannerFields = {
  title: both(3, 120),
  picture_id: pictureId,
  path: z
    .string()
    .trim()
    .max(300)
    .refine(isBannerPath, { params: { word: 'format' } }),
  position: z.coerce.number().int().min(0).max(9_999),
  /** The first and the last day, in Jakarta; without them it is always shown. */
  starts_on: day.optional(),
  ends_on: day.optional(),
}

export const bannerStates = ['shown', 'coming', 'over'] as const

export const deskBanner = z.object({
  id,
  tenant: brand,
  title: bothTexts,
  picture_id: z.string(),
  path: z.string(),
  position: z.int(),
  starts_on: z.iso.date().nullable(),
  ends_on: z.iso.date().nullable(),
  state: z.enum(bannerStates),
  version: z.int(),
})

export const galleryFields = { title: both(3, 120), picture_id: pictureId, taken_on: day }

export const deskGalleryItem = z.object({
  id,
  tenant: brand,
  title: bothTexts,
  picture_id: z.string(),
  taken_on: z.iso.date(),
  version: z.int(),
})

const slugWord = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80)

export const faqFields = {
  group_slug: slugWord,
  group_name: both(2, 80),
  question: both(5, 300),
  /** Lines with the few marks of a text. */
  answer: both(5, 8_000),
  position: z.coerce.number().int().min(0).max(99_999),
}

export const deskFaqRow = z.object({
  id,
  /** None where all brands share it. */
  tenant: brand.nullable(),
  slug: z.string(),
  group_slug: z.string(),
  group_name: bothTexts,
  question: bothTexts,
  position: z.int(),
  /** A shared one is not for the editor of a brand to change: they write their own in its place. */
  can_change: z.boolean(),
})

export const deskFaq = deskFaqRow.extend({ answer: bothTexts, version: z.int() })

export const pageFields = { title: both(3, 160), summary: both(3, 400), body: both(20, 60_000) }
export const pageKinds = ['document', 'guide', 'index', 'walk'] as const

export const deskPageRow = z.object({
  id,
  tenant: brand.nullable(),
  slug: z.string(),
  kind: z.enum(pageKinds),
  /** Where the site shows it. */
  path: z.string(),
  title: bothTexts,
  /** As readers see it, and since when. */
  version: z.string(),
  dated_on: z.iso.date(),
  can_change: z.boolean(),
})

export const deskPage = deskPageRow.extend({
  summary: bothTexts,
  body: bothTexts,
  revision: z.int(),
  /** What stood there before, the latest first. */
  former: z.array(
    z.object({ id, version: z.string(), dated_on: z.iso.date(), replaced_at: z.iso.datetime(), by: z.string() }),
  ),
})
