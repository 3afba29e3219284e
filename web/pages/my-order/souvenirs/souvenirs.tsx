import { AmountText } from '../../../components/amount-text.tsx'
import type { Failure } from '../../../components/form/failure.ts'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { PayBox } from '../../../components/orders/pay-box.tsx'
import { AskConsultant } from '../../../components/shell/ask-consultant.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { Destination } from '../../../components/shop/destination.tsx'
import { OrderLines } from '../../../components/shop/order-lines.tsx'
import { SumRows } from '../../../components/shop/sum-rows.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { FileDown } from '../../../ui/icons/icons.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { NoticeLink } from '../parts/notice-link.tsx'
import { RefundAccount } from '../parts/refund-account.tsx'
import { CancelAll } from './cancel-all.tsx'
import type { Souvenirs as Shown } from './load.server.ts'

type SouvenirsProps = { shown: Shown; failure: Failure | undefined; cancelFailure: Failure | undefined }

/** What was bought at once: each store's order with its own fate, and the one invoice. */
export function Souvenirs({ shown, failure, cancelFailure }: SouvenirsProps) {
  const { head, say } = shown
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={head.status.tone}>{head.status.label}</Badge>
          <p className="text-muted text-sm [overflow-wrap:anywhere]">{head.code}</p>
        </div>
        <h1 className="text-2xl sm:text-3xl">{say.title}</h1>
      </header>
      {shown.notices.map((notice) => (
        <Alert
          key={notice.title}
          tone={notice.tone}
          title={<AmountText text={notice.title} />}
          action={notice.action && <NoticeLink {...notice.action} />}
        >
          {notice.text}
        </Alert>
      ))}
      {shown.refundAccount && <RefundAccount shown={shown.refundAccount} failure={failure} />}
      {shown.pay && <PayBox pay={shown.pay} now={shown.now} say={say.time} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {shown.orders.map((order) => (
            <StoreOrder key={order.id} order={order} see={say.see} />
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrderPart title={say.costs}>
            <SumRows {...shown.sums} />
          </OrderPart>
          {shown.invoice && <Invoice invoice={shown.invoice} title={say.invoice} />}
          {shown.destination && (
            <OrderPart title={say.destination}>
              <Destination to={shown.destination} />
            </OrderPart>
          )}
          <AskConsultant />
          {shown.canCancel && <CancelAll failure={cancelFailure} say={say} />}
        </div>
      </div>
    </div>
  )
}

function StoreOrder({ order, see }: { order: Shown['orders'][number]; see: string }) {
  return (
    <OrderPart title={order.store} aside={<Badge tone={order.status.tone}>{order.status.label}</Badge>}>
      <p className="text-muted text-sm">{order.code}</p>
      {order.next && <p className="text-sm">{order.next}</p>}
      <OrderLines lines={order.lines} />
      <div className="flex flex-col gap-1 border-line border-t pt-3 text-sm">
        <p className="text-muted">
          <AmountText text={order.courier} />
        </p>
        <p className="font-semibold">
          <AmountText text={order.sum} />
        </p>
        {order.back && (
          <p className="font-semibold text-brand-text">
            <AmountText text={order.back} />
          </p>
        )}
      </div>
      <ShellLink
        path={order.path}
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} self-start max-sm:w-full`}
      >
        {see}
        <VisuallyHidden> {order.store}</VisuallyHidden>
      </ShellLink>
    </OrderPart>
  )
}

function Invoice({ invoice, title }: { invoice: NonNullable<Shown['invoice']>; title: string }) {
  const href = useHref()
  return (
    <OrderPart title={title} aside={<Badge tone={invoice.state.tone}>{invoice.state.label}</Badge>}>
      <div className="flex flex-col gap-0.5">
        <p className="money font-bold text-lg">{invoice.amount}</p>
        <p className="text-muted text-sm">{invoice.when}</p>
        {invoice.back && (
          <p className="font-semibold text-sm">
            <AmountText text={invoice.back} />
          </p>
        )}
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{invoice.code}</p>
      </div>
      <a
        href={href(invoice.pdf.path)}
        download
        className={buttonClass({ variant: 'secondary', size: 'sm', wide: true })}
      >
        <FileDown aria-hidden="true" className="size-4 shrink-0" />
        {invoice.pdf.label}
      </a>
    </OrderPart>
  )
}
