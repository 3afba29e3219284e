import { onShipmentDelivered } from '#modules/shipping/module.ts'
import { can } from '../transition.ts'
import { inOrder } from './in-order.ts'
import { deliverOrder } from './steps.ts'

/** What the courier says has arrived has arrived; whoever knew before is not contradicted. */
export function listenToCouriers(): void {
  onShipmentDelivered(async (db, { order_kind, order_id, now }) => {
    if (order_kind !== 'souvenir') return
    await inOrder(db, order_id, async ({ db: tx, order }) => {
      if (can(order, 'deliver')) await deliverOrder(tx, { order_id, actor: 'courier' }, now)
    })
  })
}
