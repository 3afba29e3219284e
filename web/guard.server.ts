import { data, redirect } from 'react-router'
import type { PageContext } from '#core/page.ts'
import { keepRecommendation } from '#modules/affiliate/contract.ts'
import { api, type Context, hasTokens, pageOf } from './api.server.ts'
import { flash } from './flash.server.ts'
import { readForm } from './form.server.ts'
import { type PageEntry, pages } from './pages.ts'
import { loadShell, memberOf } from './shell.server.ts'
import { optional } from './softly.server.ts'
import { inLanguage, splitLanguage } from './to.ts'
import { keepUnsent } from './unsent.server.ts'
import { affiliateCode, dropRecommendation, readRecommendation } from './visit-cookies.ts'

/**
 * `url` is the address of the page; that of the request has more in it when a page is asked for from within another.
 * `pattern` is the route that answers: an address can be spelled in ways that the table would read as another page.
 */
type Visit = { request: Request; url: URL; pattern: string; context: Context }

const table: readonly PageEntry[] = pages

/** Flags, who may come and affiliate mode: read from the table, for every page alike. */
export async function guard({ request, url, pattern, context }: Visit): Promise<void> {
  const page = pageOf(context)
  const { path } = splitLanguage(pattern)
  const entry = table.find((one) => one.path === path)
  if (entry && isClosed(entry, page)) throw data({ shell: await loadShell(context) }, { status: 404 })
  await handOverRecommendation(context)
  keepAffiliate(page, url, request.method)
  if (entry?.who === 'member') await admitMember({ request, url, context })
  if (entry?.who === 'visitor' && (await memberOf(context))) throw redirect(inLanguage(page.language, '/'))
}

/** Who is no longer signed in is told so, signs in, and comes back to the page and to what was typed there. */
async function admitMember({ request, url, context }: Omit<Visit, 'pattern'>): Promise<void> {
  const page = pageOf(context)
  const wasSignedIn = hasTokens(context) || request.method === 'POST'
  if (await memberOrNone(context)) return
  if (request.method === 'POST') keepUnsent(page, await readForm(request))
  if (wasSignedIn && !hasTokens(context)) flash(page, 'session_ended')
  throw redirect(loginAddress(page, url))
}

/** An ended session answers by leading to the sign-in; from here it leads there with the way back. */
const memberOrNone = (context: Context) =>
  memberOf(context).catch((error: unknown) => {
    if (error instanceof Response) return undefined
    throw error
  })

function isClosed(entry: PageEntry, page: PageContext): boolean {
  if (entry.only === 'development') return !page.development
  return entry.flag !== undefined && page.tenant.feature_flag[entry.flag] === 0
}

/** What a browser remembers of who recommended us becomes its member's, before anything they may order. */
async function handOverRecommendation(context: Context): Promise<void> {
  const page = pageOf(context)
  const held = readRecommendation(page.cookie_header)
  if (!held || !hasTokens(context) || !(await memberOrNone(context))) return
  const answer = await optional(context, api(context, keepRecommendation, held))
  if (answer) page.set_cookies.push(dropRecommendation(page.secure))
}

/** A code in the address counts; a stored one is put back into addresses that lack it. */
function keepAffiliate(page: PageContext, url: URL, method: string): void {
  const sent = affiliateCode(url.searchParams.get('affiliate_code'))
  page.affiliate_code = sent ?? affiliateCode(page.affiliate_code)
  if (sent || page.affiliate_code === undefined || method !== 'GET') return
  const search = new URLSearchParams(url.searchParams)
  search.set('affiliate_code', page.affiliate_code)
  throw redirect(`${url.pathname}?${search}`)
}

function loginAddress(page: PageContext, url: URL): string {
  const target = splitLanguage(url.pathname).path + url.search
  return `${inLanguage(page.language, '/auth/login')}?${new URLSearchParams({ redirect: target })}`
}
