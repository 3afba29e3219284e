import { data, matchRoutes, redirect } from 'react-router'
import type { PageContext } from '#core/page.ts'
import { readCookie } from '#core/session-cookies.ts'
import { type Context, pageOf } from './api.server.ts'
import { type PageEntry, pages } from './pages.ts'
import { loadShell, memberOf } from './shell.server.ts'
import { inLanguage, splitLanguage } from './to.ts'

const table = pages.map((entry: PageEntry) => ({ path: entry.path, handle: entry }))

/** The line of the table an address belongs to. */
export const findPage = (path: string): PageEntry | undefined => matchRoutes(table, path)?.at(-1)?.route.handle

/** Flags, who may come, affiliate mode and the language cookie: read from the table, for every page alike. */
export async function guard({ request, context }: { request: Request; context: Context }): Promise<void> {
  const page = pageOf(context)
  const url = new URL(request.url)
  const { path } = splitLanguage(url.pathname)
  const entry = findPage(path)
  rememberLanguage(page)
  if (entry && isClosed(entry, page)) throw data({ shell: await loadShell(context) }, { status: 404 })
  keepAffiliate(page, url, request.method)
  if (entry?.who === 'member' && !(await memberOf(context))) throw redirect(loginAddress(page, url))
  if (entry?.who === 'visitor' && (await memberOf(context))) throw redirect(inLanguage(page.language, '/'))
}

function isClosed(entry: PageEntry, page: PageContext): boolean {
  if (entry.only === 'development') return !page.development
  return entry.flag !== undefined && page.tenant.feature_flag[entry.flag] === 0
}

const year = 365 * 24 * 60 * 60

/** The `lang` cookie follows the address, so that returns from elsewhere come back in the same language. */
function rememberLanguage(page: PageContext): void {
  const known = readCookie(page.cookie_header, 'lang') ?? 'id'
  if (known !== page.language) page.set_cookies.push(`lang=${page.language}; Path=/; Max-Age=${year}; SameSite=Lax`)
}

const codeShape = /^[A-Za-z0-9_-]{1,40}$/

/** A code in the address is stored, and a stored one is put back into addresses that lack it. */
function keepAffiliate(page: PageContext, url: URL, method: string): void {
  const sent = url.searchParams.get('affiliate_code')
  if (sent !== null && codeShape.test(sent)) {
    if (sent !== page.affiliate_code) page.set_cookies.push(`affiliate_code=${sent}; Path=/; SameSite=Lax`)
    page.affiliate_code = sent
    return
  }
  if (page.affiliate_code === undefined || !codeShape.test(page.affiliate_code)) {
    page.affiliate_code = undefined
    return
  }
  if (method !== 'GET') return
  url.searchParams.set('affiliate_code', page.affiliate_code)
  throw redirect(url.pathname + url.search)
}

function loginAddress(page: PageContext, url: URL): string {
  const target = splitLanguage(url.pathname).path + url.search
  return `${inLanguage(page.language, '/auth/login')}?${new URLSearchParams({ redirect: target })}`
}
