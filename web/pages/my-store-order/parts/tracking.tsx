import { OrderPart } from '../../../components/orders/order-part.tsx'
import { CopyButton } from '../../../components/payment/copy-button.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import type { StoreOrder } from '../load.server.ts'

type TrackingProps = { tracking: NonNullable<StoreOrder['tracking']>; say: StoreOrder['say'] }

/** Where the parcel is, in the courier's own words. */
export function Tracking({ tracking, say }: TrackingProps) {
  return (
    <OrderPart id="tracking" title={say.tracking}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="block text-muted text-sm">{tracking.label}</span>
          <span className="block select-all font-bold text-lg [overflow-wrap:anywhere]">{tracking.waybill}</span>
        </p>
        <CopyButton text={tracking.waybill} label={say.copy} copied={say.copied} notCopied={say.notCopied} />
      </div>
      {tracking.steps.length > 0 ? (
        <Timeline steps={tracking.steps} />
      ) : (
        <p className="text-muted">{tracking.silence}</p>
      )}
      {tracking.checked && <p className="text-muted text-sm">{tracking.checked}</p>}
    </OrderPart>
  )
}
