import { escapeHtml } from '#core/html.ts'
import { type Language, languages } from '#core/messages.ts'
import { inLanguage } from '#web/to.ts'

/** A page of the site: its path without language, when it last changed, where that is known, and its one language if so. */
export type Place = { path: string; changed_at?: Date | null; only?: Language }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Each place once a language, and each time with all its languages. */
export function sitemap(site: string, places: readonly Place[]): string {
  const urls = places.flatMap(({ path, changed_at, only }) => {
    const address = (language: Language) => escapeHtml(site + inLanguage(language, path))
    const written = only ? [only] : languages
    const pairs = [...written.map((language) => [language, address(language)]), ['x-default', address(only ?? 'id')]]
    const links = pairs
      .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
      .join('')
    return written.map((language) => `<url><loc>${address(language)}</loc>${lastmod(changed_at)}${links}</url>`)
  })
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** The list of sitemaps: where each is, and when something in it last changed. */
export function sitemapIndex(site: string, files: readonly Place[]): string {
  const all = files.map(
    ({ path, changed_at }) => `<sitemap><loc>${escapeHtml(site + path)}</loc>${lastmod(changed_at)}</sitemap>`,
  )
  return `${head}<sitemapindex xmlns="${schema}">\n${all.join('\n')}\n</sitemapindex>\n`
}

const lastmod = (changed_at: Date | null | undefined): string =>
  changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : ''
