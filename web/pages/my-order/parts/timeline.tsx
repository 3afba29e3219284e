import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import type { Order } from '../order.server.ts'

/** What happened to the order, the newest first. */
export function OrderTimeline({ timeline }: { timeline: Order['timeline'] }) {
  return (
    <OrderPart id="timeline" title={timeline.title}>
      <Timeline steps={timeline.steps} />
    </OrderPart>
  )
}
