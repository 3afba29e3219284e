import { AmountText } from '../../../components/amount-text.tsx'
import type { LatestOrder } from '../../../components/personal/latest.server.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'

/** The order a member has begun: where it was left, one press away. */
export function Latest({ latest: { title, order } }: { latest: LatestOrder }) {
  return (
    <section aria-labelledby="latest-order" className="layout pt-5">
      <Card look="tinted" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5">
          <h2 id="latest-order" className="font-semibold text-muted text-sm">
            {title}
          </h2>
          <ShellLink
            path={order.path}
            className="font-bold text-ink text-lg leading-snug underline-offset-4 hover:underline"
          >
            {order.name}
          </ShellLink>
          {order.due && (
            <p className="text-sm">
              <AmountText text={[order.due.amount, order.due.text].filter(Boolean).join(' · ')} />
            </p>
          )}
        </div>
        {order.pay && (
          <ShellLink path={order.pay.path} className={`${buttonClass({ size: 'sm' })} max-sm:w-full`}>
            {order.pay.label}
          </ShellLink>
        )}
      </Card>
    </section>
  )
}
