import { lazy, Suspense } from 'react'
import { AmountText } from '../../components/amount-text.tsx'
import { failureOf } from '../../components/form/failure.ts'
import { Invoices } from '../../components/orders/invoices.tsx'
import { PayBox } from '../../components/orders/pay-box.tsx'
import { AskConsultant } from '../../components/shell/ask-consultant.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { metaOf } from '../../meta.ts'
import { Alert } from '../../ui/alert.tsx'
import type { Route } from './+types/page.ts'
import { postOrder } from './actions.server.ts'
import { type AnyOrder, loadAny } from './load.server.ts'
import type { Order } from './order.server.ts'
import { Contact } from './parts/contact.tsx'
import { Downloads } from './parts/downloads.tsx'
import { Feedback } from './parts/feedback.tsx'
import { Kit } from './parts/kit.tsx'
import { Moved } from './parts/moved.tsx'
import { NoticeLink } from './parts/notice-link.tsx'
import { OrderHead } from './parts/order-head.tsx'
import { Price } from './parts/price.tsx'
import { RefundAccount } from './parts/refund-account.tsx'
import { OrderTimeline } from './parts/timeline.tsx'
import { Travellers } from './parts/travellers.tsx'

export const meta = metaOf<AnyOrder | undefined>((_language, { loaderData }) => {
  const { head, say } = loaderData ? frameOf(loaderData) : { head: undefined, say: undefined }
  return { title: say && head ? `${say.title} ${head.code}` : '', description: say?.description ?? '', hidden: true }
})

export const handle: ShellHandle = {
  crumbs: crumbsOf<AnyOrder>((loaded) => {
    const { id, name, say } = frameOf(loaded)
    return [
      { label: say.orders, href: '/member/my-order' },
      { label: name, href: `/member/my-order/${id}` },
    ]
  }),
}

/** What either kind of order is called. */
function frameOf(loaded: AnyOrder) {
  if (loaded.souvenirs) return { ...loaded.souvenirs, name: loaded.souvenirs.say.title }
  const { journey } = loaded
  return { id: journey.id, head: journey.head, name: journey.head.name, say: journey.say.page }
}

export const loader = ({ context, params }: Route.LoaderArgs) => loadAny(context, params.orderId)

export const action = ({ context, params, request, url }: Route.ActionArgs) =>
  postOrder(context, { id: params.orderId, request, url })

const Souvenirs = lazy(() => import('./souvenirs/souvenirs.tsx').then((module) => ({ default: module.Souvenirs })))

export default function MyOrder({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.journey) return <Journey order={loaderData.journey} actionData={actionData} />
  return (
    <Suspense>
      <Souvenirs
        shown={loaderData.souvenirs}
        failure={failureOf(actionData, 'refund_account')}
        cancelFailure={failureOf(actionData, 'cancel_all')}
      />
    </Suspense>
  )
}

type JourneyProps = { order: Order; actionData: Route.ComponentProps['actionData'] }

function Journey({ order, actionData }: JourneyProps) {
  const { say } = order
  return (
    <div className="flex flex-col gap-6">
      <OrderHead head={order.head} />
      {order.notices.map((notice) => (
        <Alert
          key={notice.title}
          tone={notice.tone}
          title={notice.title}
          action={notice.action && <NoticeLink {...notice.action} />}
        >
          {notice.text && <AmountText text={notice.text} />}
        </Alert>
      ))}
      {order.moved && <Moved moved={order.moved} failure={failureOf(actionData, 'decline')} say={say.decline} />}
      {order.refundAccount && (
        <RefundAccount shown={order.refundAccount} failure={failureOf(actionData, 'refund_account')} />
      )}
      {order.pay && <PayBox pay={order.pay} now={order.now} say={say.time} />}
      {order.feedback && (
        <Feedback feedback={order.feedback} failure={failureOf(actionData, 'feedback')} say={say.feedback} />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Invoices invoices={order.invoices} />
          <Travellers
            id={order.id}
            travellers={order.travellers}
            failures={{
              document: failureOf(actionData, 'document'),
              details: failureOf(actionData, 'details'),
              correct: failureOf(actionData, 'correct'),
            }}
            say={say.upload}
          />
          {order.kit && <Kit kit={order.kit} />}
          <OrderTimeline timeline={order.timeline} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Downloads downloads={order.downloads} />
          <Price price={order.price} />
          <Contact contact={order.contact} />
          <AskConsultant />
        </div>
      </div>
    </div>
  )
}
