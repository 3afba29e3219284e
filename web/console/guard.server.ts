import { data, redirect } from 'react-router'
import { type Context, pageOf } from '../api.server.ts'
import { inLanguage, splitLanguage } from '../to.ts'
import { mountedAt } from './mounted-at.ts'
import { type ConsolePage, pages } from './pages.ts'
import { loadShell } from './shell.server.ts'
import { mayOpen, staffOrNone } from './staff.server.ts'

const table: readonly ConsolePage[] = pages

type Visited = { pattern: string; context: Context; url: URL }

/**
 * Lets in who may open the page that answers (`pattern`). A guest is led to the sign-in, whether there is such a page or not;
 * to a wrong role there is none.
 */
export async function guard({ pattern, context, url }: Visited): Promise<void> {
  const { path } = splitLanguage(pattern)
  const entry = table.find((one) => one.path === path)
  if (entry?.roles === 'guests') return
  const staff = await staffOrNone(context)
  if (!staff) throw redirect(loginAddress(context, url))
  if (!entry || !mayOpen(staff, entry)) throw data({ shell: await loadShell(context) }, { status: 404 })
}

/** The sign-in, with where to go on afterwards. */
function loginAddress(context: Context, url: URL): string {
  const { path } = splitLanguage(url.pathname.slice(mountedAt.length) || '/')
  const query = path === '/' ? '' : `?${new URLSearchParams({ next: path + url.search })}`
  // The router adds where it is mounted to what loaders answer, not to what a middleware does.
  return mountedAt + inLanguage(pageOf(context).language, '/login') + query
}
