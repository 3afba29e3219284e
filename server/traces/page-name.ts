import { matchRoutes } from 'react-router'
import { mountedAt } from '#web/console/mounted-at.ts'
import { pages } from '#web/console/pages.ts'
import { splitLanguage } from '#web/to.ts'
import { routeOf, type Visit } from '../http/page-visit.ts'

const ofConsole = pages.map(({ path }) => ({ path }))

/** The page by its pattern: its address may name a person's things. */
export function pageName({ url, is_console }: Pick<Visit, 'url' | 'is_console'>): string {
  if (!is_console) return `page ${routeOf(url.pathname) ?? 'unknown'}`
  const { path } = splitLanguage(url.pathname.slice(mountedAt.length).replace(/\.data$/, '') || '/')
  return `console ${matchRoutes(ofConsole, path)?.at(-1)?.route.path ?? '/*'}`
}
