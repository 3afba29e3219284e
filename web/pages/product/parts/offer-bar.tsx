import { buttonClass } from '../../../ui/button-class.ts'
import type { Offer } from '../offer.server.ts'
import { panelId } from '../panel-id.ts'
import type { Labels } from '../words.ts'

/** What was chosen, at the foot of a phone's screen, and the way to choose otherwise. */
export function OfferBar({ chosen, say }: { chosen: NonNullable<Offer['chosen']>; say: Labels }) {
  return (
    <div className="offer-bar md:hidden">
      <p className="min-w-0 grow basis-40">
        <span className="money block font-bold text-brand-text text-lg leading-tight">{chosen.price}</span>
        <span className="text-muted text-sm">{`${say.perPerson} · ${chosen.short}`}</span>
      </p>
      <button type="button" popoverTarget={panelId} aria-haspopup="dialog" className={buttonClass({ size: 'sm' })}>
        {say.choose}
      </button>
    </div>
  )
}
