import { Form, Link } from 'react-router'
import type { Category } from '#modules/notification/rules/categories.ts'
import { Info, ReceiptText, TicketPercent } from '#web/ui/icons/icons.ts'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'

type Shown = {
  id: string
  type: Category
  title: string
  text: string
  link: string | null
  is_read: boolean
  created_at: string
  createdLabel: string
}

const icons = { orders: ReceiptText, promo: TicketPercent, info: Info } as const

/** A piece of news. One that is unread is opened by a post, which marks it; one that is read is a plain link. */
export function NoticeCard({ notice, unread }: { notice: Shown; unread: string }) {
  const Icon = icons[notice.type]
  const isNew = !notice.is_read
  return (
    <Card
      as="article"
      look={isNew ? 'tinted' : 'flat'}
      interactive={isNew || notice.link !== null}
      className="flex items-start gap-[min(1rem,4vw)]"
    >
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 flex size-10 shrink-0 items-center justify-center rounded-full',
          isNew ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-text',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="flex items-start gap-2 text-base leading-snug">
          <Title notice={notice} />
          {isNew && (
            <span className="mt-1 shrink-0">
              <span aria-hidden="true" className="block size-2.5 rounded-full bg-danger" />
              <span className="sr-only">{unread}</span>
            </span>
          )}
        </h2>
        <p className="text-ink text-sm [overflow-wrap:anywhere]">{notice.text}</p>
        <p className="text-muted text-sm">
          <time dateTime={notice.created_at}>{notice.createdLabel}</time>
        </p>
      </div>
    </Card>
  )
}

function Title({ notice: { id, title, link, is_read } }: { notice: Shown }) {
  const look = cx(coverLinkClass, 'min-w-0 text-start [overflow-wrap:anywhere]')
  if (!is_read) {
    return (
      <Form method="post" className="min-w-0">
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="id" value={id} />
        {link && <input type="hidden" name="link" value={link} />}
        <button type="submit" className={cx(look, 'font-bold')}>
          {title}
        </button>
      </Form>
    )
  }
  if (!link) return <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
  return (
    <Link to={link} className={cx(look, 'font-semibold')}>
      {title}
    </Link>
  )
}
