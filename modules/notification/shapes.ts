import { z } from 'zod'
import { categories } from './rules/categories.ts'

/** A piece of news, in the language of who asks. */
export const notice = z.object({
  id: z.uuid(),
  type: z.enum(categories),
  title: z.string(),
  text: z.string(),
  /** A page of the site, without its language. */
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
})

/** News that a member has not read. */
export const unread = z.object({ total_unread: z.int() })
