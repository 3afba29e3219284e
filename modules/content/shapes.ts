import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { diagramNames, noteTones } from './rules/page-text.ts'

const span = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  em: z.boolean().optional(),
  href: z.string().optional(),
})
const spans = z.array(span)

/** One part of a text. Marks are resolved and addresses checked: there is no HTML in it. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: spans }),
  z.object({ kind: z.literal('list'), items: z.array(spans) }),
  z.object({ kind: z.literal('steps'), steps: z.array(z.object({ title: z.string(), text: spans })) }),
  z.object({ kind: z.literal('terms'), terms: z.array(z.object({ term: z.string(), text: spans })) }),
  z.object({ kind: z.literal('note'), tone: z.enum(noteTones), text: spans }),
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({
    kind: z.literal('scripture'),
    arabic: z.string(),
    is_quran: z.boolean(),
    latin: z.string(),
    meaning: z.string(),
    source: z.string(),
  }),
  z.object({ kind: z.literal('diagram'), name: z.enum(diagramNames) }),
])

export const pageCard = z.object({
  slug: z.string(),
  path: z.string(),
  topic: z.enum(['umrah', 'hajj', 'both']).nullable(),
  title: z.string(),
  summary: z.string(),
  picture_id: z.string(),
  picture_colour: pictureColour,
  minutes: z.int(),
})

const text = z.string()

export const postCategory = z.object({ id: z.uuid(), slug: text, name: text })

/** A post as lists show it. `language` is that of its title and text: Indonesian where no English has been written. */
export const post = z.object({
  id: z.uuid(),
  slug: text,
  kind: z.enum(['article', 'press_release']),
  category: postCategory,
  title: text,
  summary: text,
  language: z.enum(['id', 'en']),
  author: z.object({ name: text, role: text }),
  picture_id: text,
  picture_colour: pictureColour,
  image: text,
  reading_minutes: z.int(),
  views: z.int(),
  published_at: z.iso.datetime(),
})

/** With its text: HTML of a few plain tags, cleaned when written and again when shown. */
export const postDetail = post.extend({
  body: text,
  languages: z.array(z.enum(['id', 'en'])),
  updated_at: z.iso.datetime(),
})

/** Plain text, not HTML. What the reader did with it is told to members alone. */
export const comment = z.object({
  id: z.uuid(),
  /** Empty where the member has left. */
  author_name: text,
  text,
  likes: z.int(),
  created_at: z.iso.datetime(),
  is_own: z.boolean(),
  is_liked: z.boolean(),
  is_reported: z.boolean(),
  /** Out of sight until reviewed; only its author still sees it. */
  is_hidden: z.boolean(),
})
