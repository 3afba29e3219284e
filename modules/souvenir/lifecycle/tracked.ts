import { isStillBy, onShipmentDelivered, onWaybillSeen } from '#modules/shipping/module.ts'
import { tellWaybillUnknown } from '../events.ts'
import { setWaybillUnknown } from '../store.ts'
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
  // A waybill that was corrected meanwhile is not the one the courier was polled for.
  onWaybillSeen(async (db, { order_kind, order_id, waybill, is_unknown, now }) => {
    if (order_kind !== 'souvenir') return
    await inOrder(db, order_id, async ({ db: tx, order }) => {
      if (!(await isStillBy(tx, { order_id, waybill }))) return
      await setWaybillUnknown(tx, order_id, is_unknown ? now : null)
      if (is_unknown && order.state === 'shipped') await tellWaybillUnknown(tx, { order, waybill, now })
    })
  })
}
