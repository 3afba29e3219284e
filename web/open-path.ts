import { matchPath } from 'react-router'
import type { Flags } from '#core/tenant.ts'
import { type PageEntry, pages } from './pages.ts'

// What any word would do for leads to no page that is known to be there.
const table: readonly PageEntry[] = pages.filter(({ path }) => path !== '/*' && path !== '/:merchandiseSlug')

/** Whether a path, without language, leads to a page that is open at this tenant. */
export function isOpenPath(path: string, flags: Flags): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return table.some(
    (entry) => matchPath(entry.path, pathname) !== null && (entry.flag === undefined || flags[entry.flag] === 1),
  )
}
