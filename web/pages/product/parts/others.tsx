import { ProductCard } from '../../../components/product-card/product-card.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { Shown } from '../load.server.ts'
import { ChoiceLink } from './choice-link.tsx'

type OthersProps = { others: Shown['others']; title: string; more: string }

/** Packages like this one, a few more at each press. */
export function Others({ others: { cards, next }, title, more }: OthersProps) {
  if (cards.length === 0) return null
  return (
    <section
      id="similar"
      aria-labelledby="similar-title"
      className="laid-out-when-near layout flex flex-col gap-5 pt-10"
    >
      <h2 id="similar-title" className="text-2xl">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} id={`card-${card.slug}`}>
            <ProductCard card={card} columns="three" />
          </li>
        ))}
      </ul>
      {next && (
        <ChoiceLink
          choose={{ more: String(next) }}
          at={`card-${cards.at(-1)?.slug}`}
          className={`${buttonClass({ variant: 'secondary' })} self-center`}
        >
          {more}
        </ChoiceLink>
      )}
    </section>
  )
}
