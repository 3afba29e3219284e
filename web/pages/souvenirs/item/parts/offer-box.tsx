import type { Failure } from '../../../../components/form/failure.ts'
import { cx } from '../../../../ui/class-names.ts'
import type { Offer } from '../view.server.ts'
import type { Labels } from '../words.ts'
import { CartForm } from './cart-form.tsx'
import { ChoiceLink } from './choice-link.tsx'

type OfferBoxProps = { offer: Offer; failure: Failure | undefined; say: Labels }

/** The price of what is chosen, the other choices, what a buyer weighs it by, and how many to buy. */
export function OfferBox({ offer, failure, say }: OfferBoxProps) {
  return (
    <section aria-label={say.facts} className="flex flex-col gap-5">
      <p aria-live="polite" className="money font-extrabold text-3xl text-brand-text">
        {offer.price}
      </p>
      {offer.rows.map(({ name, label, choices }) => (
        <nav key={name} aria-labelledby={`choose-${name}`} className="flex flex-col gap-2">
          <h2 id={`choose-${name}`} className="font-semibold text-base">
            {label}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <li key={choice.label}>
                <ChoiceLink
                  choose={{ variant: choice.id }}
                  aria-current={choice.isCurrent ? 'true' : undefined}
                  className={cx('variant-choice', choice.isOut && 'is-out')}
                >
                  <span>{choice.label}</span>
                  {choice.isOut && <small>{say.out}</small>}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-line border-y py-4">
        {offer.facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <CartForm offer={offer} failure={failure} say={say} />
      {offer.isOut && <p className="text-muted">{say.soldOutText}</p>}
    </section>
  )
}
