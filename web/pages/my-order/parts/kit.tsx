import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import type { Order } from '../order.server.ts'

/** Where the umrah kit is. */
export function Kit({ kit }: { kit: NonNullable<Order['kit']> }) {
  return (
    <OrderPart id="kit" title={kit.title}>
      {kit.stopped ? (
        <p className="text-muted">{kit.stopped}</p>
      ) : (
        <Stepper label={kit.title} steps={kit.steps} current={kit.current} doneLabel={kit.done} />
      )}
      {kit.parcel && <p className="font-semibold [overflow-wrap:anywhere]">{kit.parcel}</p>}
    </OrderPart>
  )
}
