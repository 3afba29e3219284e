import type { Group } from './places.ts'

/** What a page or one of its files needs from /assets, by name. The list of routes names every page's: it is not followed. */
export function assetsIn(name: string, text: string): string[] {
  if (/(?:^|\/)manifest-\w+\.js$/.test(name)) return []
  const assets = new Set<string>()
  for (const [, file = ''] of text.matchAll(
    /(?:\bassets\/|["'`]\.\/)([\w.-]+\.(?:js|css|woff2|svg))(?=["'`#?)\\ ]|$)/g,
  ))
    if (!isForeignScript(file)) assets.add(`/assets/${file}`)
  return [...assets]
}

/** Letters that no text here is written in. */
const isForeignScript = (file: string): boolean => /-(?:cyrillic|vietnamese|greek)(?:-ext)?-/.test(file)

/** One size of each picture of a page: another will do where there is no network. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img\b[^>]*?\ssrc="(\/pictures\/[^"]+)"/g)].map((match) => match[1] ?? '')),
]

export const pictureId = (pathname: string): string | undefined => /^\/pictures\/([^/]+)\//.exec(pathname)?.[1]

/** The title without the brand, as it is written in HTML. */
export const titleOf = (html: string): string =>
  (/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · [^·]*$/, '').trim()

/** The page says itself that it is a copy, and of when. */
export const stamped = (html: string, at: Date): string =>
  html.replace(/<html\b/, `<html data-copy="${at.toISOString()}"`)

/**
 * The page without its scripts: they would take the address it stands at for the page it is, and ask the network for it.
 */
export const scriptless = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*\/?>/g, '')

export type Saved = { group: Group; href: string /** As written in HTML. */; title: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Writes what is kept into the page that lists it; a group with nothing in it stays hidden. */
export function withSaved(html: string, saved: readonly Saved[]): string {
  const filled = html.replace(
    /<section([^>]*?) hidden=""([^>]*?) data-saved="(\w+)"([^>]*)>([\s\S]*?)<ul([^>]*)><\/ul>/g,
    (whole, before: string, between: string, group: string, after: string, ...[head, list]: string[]) => {
      const links = saved.filter((one) => one.group === group).map(({ href, title }) => linkTo(href, title))
      if (links.length === 0) return whole
      return `<section${before}${between} data-saved="${group}"${after}>${head}<ul${list}>${links.join('')}</ul>`
    },
  )
  return saved.length === 0 ? filled : filled.replace(/<p([^>]*?) data-saved-none=""([^>]*)>/, '<p hidden=""$1$2>')
}

/** Says on that page that what was asked for could not be had. */
export const whenCut = (html: string): string => html.replace(/<div hidden="" data-when-cut="">/, '<div>')

const linkTo = (href: string, title: string): string => `<li><a href="${escaped(href)}">${title}</a></li>`

/** "Al Fatihah" of `/quran/1/al-fatihah`, where a page was kept by somebody else and its title is not at hand. */
export function nameOf(key: string): string {
  const [, number, slug = ''] = /\/quran\/(\d{1,3})(?:\/([^/?]+))?/.exec(key) ?? []
  const words = slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return escaped(number ? `${number}. ${words.join(' ')}` : key.slice(key.lastIndexOf('/') + 1))
}
