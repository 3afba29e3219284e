import { findPage } from '#web/find-page.ts'
import { isCopied } from '#web/offline/places.ts'
import { copyHeader, keyOf } from '#web/offline/rules.ts'
import { splitLanguage } from '#web/to.ts'
import type { Visit } from './page-visit.ts'
import { anonymousVisit, longestSearch, type PublicVisit } from './public-visit.ts'

/** What says to the worker that it may keep the page. No cookie goes with it, and no proxy takes it for the page itself. */
export const copyHeaders = {
  'cache-control': 'no-cache',
  vary: `accept-encoding, ${copyHeader}`,
  [copyHeader]: '1',
} as const

/**
 * A page asked for to be kept on a device: rendered for nobody, whoever asks and whatever cookies come along. Nothing where it is
 * not asked for so, or where the page is none to keep: it is then answered like any other, and not kept.
 */
export function offlineVisit(visit: Visit): PublicVisit | undefined {
  const wishes = visit.headers.get(copyHeader)
  const { pathname } = visit.url
  if (wishes === null || visit.method !== 'GET' || !isCopied(pathname)) return undefined
  if (findPage(splitLanguage(pathname).path)?.who !== 'anyone') return undefined
  const search = keyOf(visit.url).slice(pathname.length + 1)
  return search.length > longestSearch ? undefined : anonymousVisit(visit, { search, wishes })
}
