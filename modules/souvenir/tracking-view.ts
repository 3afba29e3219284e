import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { trackingOf } from '#modules/shipping/module.ts'
import type { trackingShape } from './shapes.ts'

type Order = Parameters<typeof trackingOf>[1]

/** What its courier says of the parcel of an order, or of the kit of a booking; nothing before it is shipped. */
export async function trackingView(db: Db, order: Order): Promise<z.output<typeof trackingShape> | null> {
  const tracking = await trackingOf(db, order)
  if (!tracking) return null
  const { courier: courier_name, courier_code, waybill, status, checked_at, steps, is_unknown } = tracking
  return {
    ...{ courier: courier_code ?? '', courier_name, waybill, status, is_unknown },
    checked_at: checked_at?.toISOString() ?? null,
    steps: [...steps],
  }
}
