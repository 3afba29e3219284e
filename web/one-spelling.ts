import { findPage } from './find-page.ts'

const unreserved = /^[\w.~-]$/

/** Escapes are written one way: none for what needs none, capitals for the others. */
const plainEscapes = (segment: string): string =>
  segment.replace(/%[\da-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return unreserved.test(letter) ? letter : escaped.toUpperCase()
  })

/** A pattern with each choice of the parts that may be missing. */
function variantsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]]
  const others = variantsOf(rest)
  const withFirst = others.map((other) => [first, ...other])
  return first.endsWith('?') ? [...withFirst, ...others] : withFirst
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** These segments as a page's pattern spells its own; parameters stay as they are. */
function spelledAs(pattern: string, segments: readonly string[]): string[] | undefined {
  const variant = variantsOf(segmentsOf(pattern)).find(
    (one) =>
      one.length === segments.length &&
      one.every((part, at) => part.startsWith(':') || isSame(part, segments[at] ?? '')),
  )
  return variant && segments.map((segment, at) => (variant[at]?.startsWith(':') ? segment : (variant[at] ?? segment)))
}

const anyName = '/:merchandiseSlug'

/** The one spelling of a page's path; nothing for what is no page, and for data, which scripts ask for by their own. */
export function oneSpelling(pathname: string): string | undefined {
  const segments = segmentsOf(pathname).map(plainEscapes)
  const isEnglish = isSame(segments[0] ?? '', 'en')
  const own = isEnglish ? segments.slice(1) : segments
  if (own.at(-1)?.endsWith('.data') || /^(?:en|_root)\.data$/i.test(segments[0] ?? '')) return undefined
  const page = findPage(`/${own.join('/')}`)
  // What any word would do for is a page only where something is called so, and then it leads on.
  const spelled = page && page.path !== anyName && spelledAs(page.path, own)
  return spelled ? `/${[...(isEnglish ? ['en'] : []), ...spelled].join('/')}` : undefined
}
