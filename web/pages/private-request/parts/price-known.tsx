import { OrderPart } from '../../../components/orders/order-part.tsx'
import { EstimateLines } from '../../../components/private/estimate-lines.tsx'
import type { ShownRequest } from '../shown.server.ts'
import { ChosenOffer } from './offers.tsx'

type PriceKnownProps = { shown: Pick<ShownRequest, 'offers' | 'estimate' | 'names' | 'offerSay'> }

/** What it costs: by the offer that was accepted, or until then by estimate. */
export function PriceKnown({ shown: { offers, estimate, names, offerSay } }: PriceKnownProps) {
  if (offers.chosen.length > 0) return <ChosenOffer offers={offers.chosen} title={names.chosen} say={offerSay} />
  return (
    <OrderPart title={names.estimate}>
      <EstimateLines estimate={estimate} say={names} />
    </OrderPart>
  )
}
