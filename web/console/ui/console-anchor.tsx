import { Link } from 'react-router'
import type { AnchorProps } from '../../ui/anchor.ts'

/** For parts of `web/ui` that draw links: their `href` is an address within the console, by `to()`. */
export function ConsoleAnchor({ href, ...anchor }: AnchorProps) {
  return <Link discover="none" to={href} {...anchor} />
}
