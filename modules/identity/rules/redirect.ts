import { recordOf } from '#core/record.ts'

export type LoginWish = {
  affiliate_code?: string | undefined
  product_slug?: string | undefined
  /** As it stood in a query or cookie: a word, a slug, a JSON object or a path. */
  target?: string | undefined
}

const home = '/'
const slug = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,198}[A-Za-z0-9])?$/
const longestTarget = 2000
const nowhere = 'https://site.invalid'

/** Where a person goes after signing in: a path of this site, without its language. Never another site. */
export function afterLogin({ affiliate_code, product_slug, target = '' }: LoginWish): string {
  if (affiliate_code && product_slug && slug.test(product_slug)) {
    return `/product/${product_slug}?${new URLSearchParams({ affiliate_code })}`
  }
  if (target.length > longestTarget) return home
  if (target === 'perencanaan-tabungan') return '/perencanaan-tabungan'
  if (target.startsWith('{')) return souvenirPath(target) ?? home
  if (slug.test(target)) return `/product/${target}`
  return sitePath(target) ?? home
}

function souvenirPath(text: string): string | undefined {
  const { partnerSlug, slug: product } = readObject(text)
  return isSlug(partnerSlug) && isSlug(product) ? `/oleh-oleh/${partnerSlug}/${product}` : undefined
}

const isSlug = (value: unknown): value is string => typeof value === 'string' && slug.test(value)

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return {}
  }
}

// What browsers drop (tab, CR, LF) or turn round (backslash), and what others unpack, on the way to "//evil".
const trick = /[\p{C}\\]/u
const packed = /\/\/|%(?:2f|5c|7f|[01][0-9a-f])/i

/** The path as a browser would read it, when that is surely a page of this site. */
function sitePath(target: string): string | undefined {
  if (!target.startsWith('/') || trick.test(target) || !URL.canParse(target, nowhere)) return undefined
  const url = new URL(target, nowhere)
  if (url.origin !== nowhere || packed.test(url.pathname) || isSignInPage(url.pathname)) return undefined
  const path = url.pathname.replace(/^(?:\/en(?=\/|$))+/i, '') || home
  return `${path}${url.search}${url.hash}`
}

/** Pages that would ask to sign in once more. Routes match without case and after decoding, so this does too. */
function isSignInPage(path: string): boolean {
  try {
    return /^(?:\/en)*\/(?:auth|redirect-apple)(?:\/|$)/i.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
