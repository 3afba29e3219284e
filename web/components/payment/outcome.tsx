import { BadgeCheck, CalendarClock, CircleX, Hourglass, Undo2, WalletCards } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import type { PaymentStatus } from './payment-status.ts'
import type { ShownPayment } from './shown.server.ts'
import type { Way } from './ways.server.ts'

const quiet = 'bg-brand-soft text-brand-text'
const late = 'bg-warning-soft text-warning-text'
const looks: Record<PaymentStatus, { Icon: typeof BadgeCheck; ground: string }> = {
  choose: { Icon: WalletCards, ground: quiet },
  pending: { Icon: Hourglass, ground: quiet },
  lapsed: { Icon: CalendarClock, ground: late },
  failed: { Icon: CircleX, ground: 'bg-danger-soft text-danger-text' },
  overdue: { Icon: CalendarClock, ground: late },
  paid: { Icon: BadgeCheck, ground: 'bg-success-soft text-success-text' },
  expired: { Icon: CalendarClock, ground: late },
  void: { Icon: CircleX, ground: late },
  refund_due: { Icon: Undo2, ground: late },
  refunded: { Icon: Undo2, ground: quiet },
}

type OutcomeProps = { shown: Pick<ShownPayment, 'status' | 'title' | 'text' | 'ways'>; headingLevel: 'h1' | 'h2' }

/** Where the payment stands, in a sentence, and the next thing to do. */
export function Outcome({ shown, headingLevel: Heading }: OutcomeProps) {
  const { status, title, text, ways } = shown
  const { Icon, ground } = looks[status]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-[min(1rem,4vw)] gap-y-3">
        <span
          aria-hidden="true"
          className={cx('flex size-12 shrink-0 items-center justify-center rounded-full max-[360px]:size-10', ground)}
        >
          <Icon className="size-6" />
        </span>
        <div className="flex min-w-0 flex-1 basis-[min(14rem,100%)] flex-col gap-1">
          <Heading className="text-2xl">{title}</Heading>
          <p className="max-w-prose text-muted">{text}</p>
        </div>
      </div>
      <Ways ways={ways} />
    </div>
  )
}

export function Ways({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {ways.map(({ path, label, look }) => (
        <ShellLink key={label} path={path} className={buttonClass({ variant: look })}>
          {label}
        </ShellLink>
      ))}
    </div>
  )
}
