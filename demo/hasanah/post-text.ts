import type { firstCategories } from '#modules/content/rules/first-categories.ts'
import type { Authors } from './authors.ts'

type PostTranslation = {
  title: string
  summary: string
  /** Plain lines, as `html-of.ts` reads them. */
  text: string
}

/** A post as it is written down; the same for both brands. */
export type PostText = {
  slug: string
  /** An article where nothing is said. */
  kind?: 'press_release'
  category: keyof typeof firstCategories
  author: keyof Authors
  picture_id: string
  /** How long before the day of seeding it came out. */
  days_ago: number
  is_header?: true
  id: PostTranslation
  en?: PostTranslation
}
