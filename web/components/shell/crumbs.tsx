import { useMatches } from 'react-router'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { cx } from '../../ui/class-names.ts'
import { useShell } from '../../use-shell.ts'
import type { ShellHandle } from './handle.ts'
import { PathAnchor } from './shell-link.tsx'
import { useShellRules } from './use-rules.ts'
import { words } from './words.ts'

const isHandle = (handle: unknown): handle is ShellHandle => typeof handle === 'object' && handle !== null

/** The handle of the page one is on, if it has one. */
export function usePageHandle(): ShellHandle | undefined {
  const handle = useMatches().at(-1)?.handle
  return isHandle(handle) ? handle : undefined
}

function useCrumbs(): Crumb[] {
  const { language, place_words } = useShell()
  const page = useMatches().at(-1)
  const made = isHandle(page?.handle) ? page.handle.crumbs?.(language, page.loaderData) : undefined
  return made ? [{ label: place_words.tabHome, href: '/' }, ...made] : []
}

/** Where a page is in the site, under the header. Nothing where the page does not say. */
export function PageCrumbs() {
  const { language, affiliate_code } = useShell()
  const { ownBreadcrumb, backTitle } = useShellRules()
  const crumbs = useCrumbs()
  if (ownBreadcrumb || affiliate_code !== undefined || crumbs.length < 2) return null
  return (
    <Breadcrumbs
      label={words(language).breadcrumb}
      crumbs={crumbs}
      link={PathAnchor}
      // On a phone the back title already says where this is, and leads back.
      className={cx('layout pt-2', backTitle && 'max-md:hidden')}
    />
  )
}

/** Takes the place of the main menu where nothing should lead away. */
export function OwnCrumbs({ className }: { className?: string }) {
  const { language } = useShell()
  const crumbs = useCrumbs()
  if (crumbs.length === 0) return null
  return <Breadcrumbs label={words(language).breadcrumb} crumbs={crumbs} link={PathAnchor} className={className} />
}
