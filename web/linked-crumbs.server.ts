import type { PageContext } from '#core/page.ts'
import { placeWords } from './components/shell/words.ts'
import { breadcrumbList, type Place } from './json-ld.ts'
import type { LinkedData } from './meta.ts'

type Page = Pick<PageContext, 'tenant' | 'language'>

export const placeOf = ({ tenant, language }: Page): Place => ({ public_url: tenant.public_url, language })

/** The way from home to a page, as the crumbs above it show it. */
export const linkedCrumbs = (page: Page, below: readonly { name: string; path: string }[]): LinkedData =>
  breadcrumbList(placeOf(page), [{ name: placeWords(page.language).tabHome, path: '/' }, ...below])
