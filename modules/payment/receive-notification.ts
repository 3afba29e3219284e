import type { Db, GatewayCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { applyNotice } from './apply-notice.ts'
import type { GatewayName, PaymentPorts } from './ports.ts'
import type { Outcome } from './rules/notice.ts'
import { keepNotification } from './store.notices.ts'

/** A notification as it came: signed, applied once, answered so that a gateway tries again only where that can help. */
export async function receiveNotification(
  ctx: GatewayCtx<PaymentPorts>,
  { name, path }: { name: GatewayName; path: string },
): Promise<void> {
  const { db, now, ports, headers, raw } = ctx
  const gateway = ports.gateways[name]
  if (!gateway) throw new Refusal(codes.not_found)
  const verified = gateway.verify({ headers, raw, path })
  if (!verified.ok) throw new Refusal(verified.why === 'signature' ? codes.signature_invalid : codes.input_invalid)
  const { delivery_key, payment_number, notice } = verified
  const received = { gateway: name, delivery_key, payment_number, status: notice.status, raw, received_at: now }
  const keep = async (tx: Db, outcome: Outcome): Promise<boolean> => {
    const isNew = await keepNotification(tx, { id: newId(now), ...received, amount: notice.amount ?? null, outcome })
    // Refused inside, so that it is not remembered: the same delivery, signed anew, is applied when it comes again.
    if (isNew && outcome === 'stale') throw new Refusal(codes.signature_invalid)
    return isNew
  }
  const outcome = await applyNotice(db, { gateway: name, payment_number, notice, source: 'notification', keep }, now)
  if (outcome === 'unknown') throw new Refusal(codes.not_found)
}
