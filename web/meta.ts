import type { MetaDescriptor } from 'react-router'
import { type Language, languages } from '#core/messages.ts'
import type { Shell } from './shell.server.ts'
import { inLanguage, splitLanguage } from './to.ts'

type Match = { id: string; loaderData?: unknown } | undefined
type Args = { matches: readonly Match[]; location: { pathname: string } }
/** What search engines read: made by web/json-ld.ts. */
export type LinkedData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']
type Facts = {
  title: string
  description?: string
  /** The path, without language, that this page is a copy of. */
  canonical?: string
  /** Where the page is written in one language alone: the other address is a copy of that one. */
  only?: Language
  /** Personal or passing pages stay out of search engines. */
  hidden?: boolean
  /** A path; `/og/…` is drawn by the server, in the language of the page. */
  picture?: string
  data?: readonly LinkedData[]
}

/** Title, description, canonical and language pairs of a page, from the words it has. */
export const metaOf =
  <Data = unknown>(facts: (language: Language, args: { shell: Shell; loaderData: Data }) => Facts) =>
  ({ matches, location }: Args): MetaDescriptor[] => {
    const shell = shellOf(matches)
    if (!shell) return []
    const pageFacts = facts(shell.language, { shell, loaderData: matches.at(-1)?.loaderData as Data })
    const title = `${pageFacts.title} · ${shell.tenant.name}`
    const path = pageFacts.canonical ?? splitLanguage(location.pathname).path
    const address = (language: Language) => shell.tenant.public_url + inLanguage(language, path)
    return [
      { title },
      ...(pageFacts.description ? [{ name: 'description', content: pageFacts.description }] : []),
      ...(pageFacts.hidden
        ? [{ name: 'robots', content: 'noindex' }]
        : languagePairs(address, shell.language, pageFacts.only)),
      { property: 'og:title', content: title },
      { property: 'og:site_name', content: shell.tenant.name },
      { property: 'og:type', content: isArticle(pageFacts) ? 'article' : 'website' },
      { property: 'og:url', content: address(shell.language) },
      { property: 'og:locale', content: shell.language === 'id' ? 'id_ID' : 'en_US' },
      ...(pageFacts.description ? [{ property: 'og:description', content: pageFacts.description }] : []),
      ...pictureOf(pageFacts, shell),
      ...(pageFacts.data ?? []).map((one) => ({ 'script:ld+json': one })),
    ]
  }

/** What search engines are told is an article is one where it is shared, too. */
const isArticle = ({ data = [] }: Facts): boolean =>
  data.some((one) => '@type' in one && /Article$/.test(String(one['@type'])))

function languagePairs(
  address: (language: Language) => string,
  language: Language,
  only: Language | undefined,
): MetaDescriptor[] {
  const written = only ? [only] : languages
  return [
    { tagName: 'link', rel: 'canonical', href: address(only ?? language) },
    ...written.map((one) => ({ tagName: 'link', rel: 'alternate', hrefLang: one, href: address(one) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(only ?? 'id') },
  ]
}

/** What is shown where the address is shared; the site's own where a page has none. */
function pictureOf({ picture = '/og/site.png', title }: Facts, { language, tenant }: Shell): MetaDescriptor[] {
  const isDrawn = picture.startsWith('/og/')
  const path = isDrawn && language === 'en' ? `${picture}?lang=en` : picture
  // The size of what server/og draws.
  const size = isDrawn ? { width: '1200', height: '630' } : {}
  const tags = Object.entries({ ...size, alt: title })
  return [
    { property: 'og:image', content: tenant.public_url + path },
    ...tags.map(([name, content]) => ({ property: `og:image:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function shellOf(matches: readonly Match[]): Shell | undefined {
  const root = matches.find((match) => match?.id === 'root')
  // The root route's loader is loadShell; React Router types every match's data as unknown.
  return root?.loaderData as Shell | undefined
}
