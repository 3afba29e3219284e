import { Link } from 'react-router'
import { linkClass } from '../../../ui/link-class.ts'

/** What an entry is about, as a link where the reader may open it. */
export function AboutLink({ about: { text, href } }: { about: { text: string; href: string | undefined } }) {
  const shown = <span className="[overflow-wrap:anywhere]">{text}</span>
  return href ? (
    <Link to={href} className={linkClass({ tone: 'plain' })}>
      {shown}
    </Link>
  ) : (
    shown
  )
}
