import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { offerStateTones, requestWords } from '../../../components/private/offer-words.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownRequest } from '../load.server.ts'
import { words } from '../words.ts'

/** An offer of one's own: what the family pays, what is left, and in what it differs. */
export function OfferCard({ offer }: { offer: ShownRequest['offers'][number] }) {
  const language = useLanguage()
  const say = { ...requestWords(language), ...words(language) }
  const heading = `offer-${offer.id}`
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="text-lg">
          {say.yourOffer}: <span className="whitespace-nowrap">{offer.total}</span>
        </h2>
        <Badge tone={offerStateTones[offer.state]}>{offer.state_text}</Badge>
      </div>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {offer.facts.map(({ name, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {offer.differences.length === 0 ? (
        <p className="text-sm">{say.same}</p>
      ) : (
        <div className="text-sm">
          <p className="font-semibold">{say.differences}</p>
          <ul className="list-disc ps-5">
            {offer.differences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
