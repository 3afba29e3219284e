import { z } from 'zod'

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
