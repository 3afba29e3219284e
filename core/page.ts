import type { Analytics } from './analytics.ts'
import type { Transport } from './client.ts'
import type { Language } from './messages.ts'
import type { Tenant } from './tenant.ts'

export const looks = ['classic', 'new'] as const
export type Look = (typeof looks)[number]
export const textSizes = ['100', '125', '150', '200'] as const
export type TextSize = (typeof textSizes)[number]

/** Light, dark, or as the system of whoever reads has it. */
export const colorSchemes = ['system', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** What the server hands to every page request. */
export type PageContext = {
  tenant: Tenant
  language: Language
  look: Look
  text_size: TextSize
  color_scheme: ColorScheme
  affiliate_code: string | undefined
  demo: boolean
  development: boolean
  /** There where the tenant has visits counted, whatever this visitor chose. */
  analytics: Analytics | undefined
  /** Whether this browser may keep pages for when there is no network. */
  offline: boolean
  /** Made for nobody, to be shown to any member: what is theirs is fetched by a script. */
  is_for_any_member: boolean
  /** A script fetched the page itself, as the answer to a file it sent: nobody reads what it says. */
  is_unseen: boolean
  nonce: string
  now: Date
  /** Whether the site is reached over HTTPS: session cookies depend on it. */
  secure: boolean
  cookie_header: string
  /** The site's own app key. */
  site_key: string
  /** A mark that only this site can make of a text: what a browser keeps for us is known by it. */
  sign(text: string): string
  transport: Transport
  /** Writes down what went wrong while a page was made. */
  report(error: unknown): void
  /** Gives this browser a name, unless it has one: what a guest searched for is kept by it. */
  name_device(): void
  /** Set-Cookie lines that loaders and actions have asked for. */
  set_cookies: string[]
}
