import { languages } from '#core/messages.ts'
import { inLanguage } from '#web/to.ts'

/** Personal pages and endless ones: nothing there is worth a crawler's time. */
const closedPages = ['/auth/', '/member/', '/search-page', '/console']
const closedPaths = ['/api/', '/sandbox']

export function robots(site: string): string {
  const closed = [
    ...closedPaths,
    ...languages.flatMap((language) => closedPages.map((path) => inLanguage(language, path))),
  ]
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join(
    '\n',
  )
}
