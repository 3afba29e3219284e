import { Whatsapp } from '../../../components/shell/glyphs.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { Offer } from '../offer.server.ts'
import type { Labels } from '../words.ts'

/** The one thing to do next with the chosen date and room. Booking (issue 4) takes the place of the question. */
export function BookAction({ offer, say }: { offer: Offer; say: Labels }) {
  if (offer.state === 'sold_out') {
    return (
      <a href="#tell-me" className={buttonClass({ wide: true })}>
        {say.tellMe}
      </a>
    )
  }
  if (offer.state !== 'open') {
    return (
      <a href="#similar" className={buttonClass({ variant: 'secondary', wide: true })}>
        {say.similar}
      </a>
    )
  }
  return (
    <div className="flex flex-col gap-1.5">
      <a
        href={offer.ask}
        target="_blank"
        rel="noopener"
        aria-label={`${say.ask} (${say.newTab})`}
        className={buttonClass({ wide: true })}
      >
        <Whatsapp />
        {say.ask}
      </a>
      <p className="text-center text-muted text-sm">{say.askNote}</p>
    </div>
  )
}
