import { Link, type LinkProps } from 'react-router'
import type { AnchorProps } from '../../ui/anchor.ts'
import { useHref } from './use-href.ts'

export type ShellLinkProps = Omit<LinkProps, 'to'> & {
  /** Without language; the affiliate code is added where there is one. */
  path: string
}

export function ShellLink({ path, ...link }: ShellLinkProps) {
  // A browser knows every route from the start (react-router.config.ts): links need not say that theirs may be fetched.
  return <Link discover="none" {...link} to={useHref()(path)} />
}

/** For parts of web/ui that draw links: their `href` is a path without language. */
export function PathAnchor({ href, ...anchor }: AnchorProps) {
  return <ShellLink path={href} {...anchor} />
}

/** The same for tabs and the like: what changes is below, so the page stays where it is. */
export function StayAnchor({ href, ...anchor }: AnchorProps) {
  return <ShellLink path={href} preventScrollReset {...anchor} />
}
