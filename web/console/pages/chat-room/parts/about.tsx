import { Link } from 'react-router'
import { linkClass } from '../../../../ui/link-class.ts'
import { useWords } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'
import { words } from '../words.ts'
import { summaryClass } from './summary-class.ts'

/** Who one talks with: their orders of this brand, and what happened to the conversation. */
export function About({ room: { since, orders, history } }: { room: ShownRoom['room'] }) {
  const say = useWords(words)
  return (
    <details className="peer border-line border-b px-3 py-1">
      <summary className={summaryClass}>{say.about}</summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label={say.about}
        className="flex max-h-48 flex-col gap-3 overflow-y-auto pb-3 text-sm"
      >
        {since && <p className="text-muted">{since}</p>}
        <section className="flex flex-col gap-1">
          <h3 className="text-base">{say.orders}</h3>
          {orders.length === 0 && <p className="text-muted">{say.noOrders}</p>}
          <ul className="flex flex-col gap-2">
            {orders.map(({ id, code, title, text, href }) => (
              <li key={id} className="flex flex-col [overflow-wrap:anywhere]">
                <span>
                  {href ? (
                    <Link to={href} className={linkClass()}>
                      {code}
                    </Link>
                  ) : (
                    <span className="font-semibold">{code}</span>
                  )}
                  {` ${title}`}
                </span>
                <span className="text-muted">{text}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="flex flex-col gap-1">
          <h3 className="text-base">{say.history}</h3>
          <ul className="flex flex-col gap-0.5">
            {history.map(({ key, at, text }) => (
              <li key={key}>{`${at}: ${text}`}</li>
            ))}
          </ul>
        </section>
      </section>
    </details>
  )
}
