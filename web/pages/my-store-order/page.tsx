import { AmountText } from '../../components/amount-text.tsx'
import { failureOf } from '../../components/form/failure.ts'
import { OrderPart } from '../../components/orders/order-part.tsx'
import { AskConsultant } from '../../components/shell/ask-consultant.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { Destination } from '../../components/shop/destination.tsx'
import { OrderLines } from '../../components/shop/order-lines.tsx'
import { SumRows } from '../../components/shop/sum-rows.tsx'
import { TrackingSteps } from '../../components/shop/tracking.tsx'
import { readForm } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Timeline } from '../../ui/timeline.tsx'
import type { Route } from './+types/page.ts'
import { actStoreOrder } from './act.server.ts'
import { loadStoreOrder, type StoreOrder } from './load.server.ts'
import { Again } from './parts/again.tsx'
import { CancelForm, CancelRequest } from './parts/cancel.tsx'
import { Complete } from './parts/complete.tsx'
import { Problems, ReportForm } from './parts/problem.tsx'
import { Reviews } from './parts/reviews.tsx'

export const meta = metaOf<StoreOrder>((_language, { loaderData: { say, head } }) => ({
  title: `${say.title} ${head.store}`,
  description: say.description,
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<StoreOrder>(({ say, head, id, whole }) => [
    { label: say.orders, href: '/member/my-order' },
    { label: say.title, href: whole },
    { label: head.store, href: `/member/my-order/merchant/${id}` },
  ]),
}

export const loader = ({ context, params }: Route.LoaderArgs) => loadStoreOrder(context, params.merchanId)

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  actStoreOrder(context, params.merchanId, await readForm(request))

export default function StoreOrderPage({ loaderData: order, actionData }: Route.ComponentProps) {
  const { say } = order
  return (
    <div className="flex flex-col gap-6">
      <Head order={order} />
      {order.notices.map(({ tone, title, text, path, link }) => (
        <Alert
          key={title}
          tone={tone}
          title={<AmountText text={title} />}
          action={
            path && (
              <ShellLink path={path} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                {link}
              </ShellLink>
            )
          }
        >
          {text}
        </Alert>
      ))}
      {order.isUnpaid && (
        <Alert
          tone="warning"
          title={say.unpaid}
          action={
            <ShellLink path={order.whole} className={buttonClass({ size: 'sm' })}>
              {say.pay}
            </ShellLink>
          }
        />
      )}
      {order.canComplete && (
        <Complete failure={failureOf(actionData, 'complete')} say={say} endsReport={order.endsReport} />
      )}
      {order.request && (
        <CancelRequest
          request={order.request}
          failures={{ change: failureOf(actionData, 'change'), withdraw: failureOf(actionData, 'withdraw') }}
          say={say}
        />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Problems problems={order.problems} say={say} />
          {order.tracking && (
            <OrderPart id="tracking" title={say.tracking}>
              <TrackingSteps tracking={order.tracking} />
            </OrderPart>
          )}
          <OrderPart title={say.items}>
            <OrderLines lines={order.lines} />
            {order.again && <Again ticket={order.again} failure={failureOf(actionData, 'again')} say={say} />}
          </OrderPart>
          <Reviews order={order} failure={failureOf(actionData, 'review')} />
          <OrderPart title={say.timeline}>
            <Timeline steps={order.timeline} />
          </OrderPart>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrderPart title={say.costs}>
            <SumRows rows={order.sums.rows} total={order.sums.total} />
            {order.sums.etd && <p className="text-muted text-sm">{order.sums.etd}</p>}
          </OrderPart>
          {order.destination && (
            <OrderPart title={say.destination}>
              <Destination to={order.destination} />
            </OrderPart>
          )}
          <AskConsultant />
          {order.report && <ReportForm report={order.report} failure={failureOf(actionData, 'report')} say={say} />}
          {order.cancel && <CancelForm order={order} cancel={order.cancel} failure={failureOf(actionData, 'cancel')} />}
        </div>
      </div>
    </div>
  )
}

function Head({ order: { head, whole, say } }: { order: StoreOrder }) {
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={head.status.tone}>{head.status.label}</Badge>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{head.code}</p>
      </div>
      <h1 className="text-2xl sm:text-3xl">{head.store}</h1>
      <ShellLink path={whole} className={`${linkClass()} link-row self-start`}>
        {say.whole}
      </ShellLink>
    </header>
  )
}
