import type { FlagName } from '#core/tenant.ts'

export type LayoutName = 'auth' | 'default' | 'empty' | 'member' | 'news'

/**
 * What makes a cached page old before its few seconds are over: `listings`, a change of anything sold, for lists and counts;
 * `products`, a change of a package that the page links to; `shop`, a change of an item or a store; `time`, nothing, for
 * a page without seats and prices.
 */
export type CachedBy = 'listings' | 'products' | 'shop' | 'time'

export type PageEntry = {
  path: string
  page: string
  layout: LayoutName
  /** `visitor`: those who are signed in are sent on. */
  who: 'anyone' | 'member' | 'visitor'
  /** The page answers 404 where this flag of the tenant is 0. */
  flag?: FlagName
  only?: 'development'
  /**
   * The same for everyone who is not signed in: cached for a few seconds. Its loaders are called for nobody in particular,
   * with language, look, text size and affiliate code, and no other cookie.
   */
  cached_by?: CachedBy
  /** Shows a member more of their own than header, hearts and the order to continue: they always get a page of their own. */
  differs_by_member?: true
  /** The one more cookie that its loaders may read, and that a cached page is cached by. */
  recalls?: 'prayer_city'
  /** Where the page stands for itself, when that is not its path alone; the first is what the path alone means. */
  addresses?: readonly string[]
  /** The megabytes of the files that its forms send; without it a form is text, and short. */
  files_mb?: number
  /** Left out of the sitemap: a copy of another page, one whose meta says `hidden`, or none to look at. */
  unlisted?: true
}
