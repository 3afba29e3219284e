import type { ReactNode } from 'react'
import { CalendarDays, Tag, Users } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import type { ShownOrder } from './shown.server.ts'

type OrderCardProps = { order: ShownOrder; words: { total: string }; headingLevel?: 'h2' | 'h3' }

/** One order in a list: the card leads to it, the button to what is to be done. */
export function OrderCard({ order, words, headingLevel: Heading = 'h2' }: OrderCardProps) {
  return (
    <Card as="article" interactive className="flex flex-col gap-4 sm:flex-row">
      {order.picture_id && (
        <div className="aspect-4/3 shrink-0 overflow-hidden rounded-md max-sm:hidden sm:w-40">
          <SitePicture
            id={order.picture_id}
            colour={order.picture_colour}
            shape="card"
            sizes="160px"
            widest={480}
            alt=""
          />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <header className="flex flex-col gap-1.5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted text-sm [overflow-wrap:anywhere]">{order.code}</p>
            <Badge tone={order.status.tone}>{order.status.label}</Badge>
          </div>
          <Heading className="text-lg leading-snug">
            <ShellLink path={order.path} className={coverLinkClass}>
              {order.name}
            </ShellLink>
          </Heading>
        </header>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
          {order.departs && <Fact icon={<CalendarDays />}>{order.departs}</Fact>}
          <Fact icon={order.quantity.of === 'travellers' ? <Users /> : <Tag />}>{order.quantity.text}</Fact>
        </ul>
        <footer className="mt-auto flex flex-wrap items-end justify-between gap-3 border-line border-t pt-3">
          <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
            <p className="flex flex-col">
              <span className="text-muted text-sm">{words.total}</span>
              <span className="money font-bold text-lg">{order.total}</span>
            </p>
            {order.due && (
              <p className="text-sm text-warning-text">
                {order.due.amount && <strong className="money">{order.due.amount} </strong>}
                {order.due.amount && '· '}
                {order.due.text}
                {order.due.later && <span className="block text-muted">{order.due.later}</span>}
              </p>
            )}
          </div>
          {order.pay && (
            <ShellLink path={order.pay.path} className={cx(buttonClass({ size: 'sm' }), 'z-10 max-sm:w-full')}>
              {order.pay.label}
            </ShellLink>
          )}
        </footer>
      </div>
    </Card>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      {children}
    </li>
  )
}
