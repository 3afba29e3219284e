import type { GatewayCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { Refusal } from '#core/refusals.ts'
import { applyNotice } from './apply-notice.ts'
import type { GatewayName, PaymentPorts } from './ports.ts'
import type { Outcome } from './rules/notice.ts'
import { keepNotification, setOutcome } from './store.notices.ts'

/** A notification as it came: signed, applied once, answered so that a gateway tries again only where that can help. */
export async function receiveNotification(
  ctx: GatewayCtx<PaymentPorts>,
  { name, path }: { name: GatewayName; path: string },
): Promise<void> {
  const { db, now, ports, headers, raw } = ctx
  const gateway = ports.gateways[name]
  if (!gateway) throw new Refusal('F-REQ-4n4')
  const verified = gateway.verify({ headers, raw, path })
  if (!verified.ok) throw new Refusal(verified.why === 'signature' ? 'F-GTW-1s1' : 'F-REQ-2v2')
  const { delivery_key, payment_number, notice } = verified
  const key = { gateway: name, delivery_key }
  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    const row = { id: newId(now), ...key, payment_number, status: notice.status, outcome: 'unknown' as const }
    const isNew = await keepNotification(tx, { ...row, amount: notice.amount ?? null, raw, received_at: now })
    if (!isNew) return 'duplicate'
    const applied = await applyNotice(tx, { gateway: name, payment_number, notice, source: 'notification' }, now)
    // Refused inside, so that it is not remembered: the same delivery, signed anew, is applied when it comes again.
    if (applied === 'stale') throw new Refusal('F-GTW-1s1')
    if (applied !== 'unknown') await setOutcome(tx, key, applied)
    return applied
  })
  if (outcome === 'unknown') throw new Refusal('F-REQ-4n4')
}
