import { ItemGrid } from '../../../../components/shop/item-grid.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import type { Shown } from '../load.server.ts'
import { ChoiceLink } from './choice-link.tsx'

/** What else its store sells most: it comes in the same parcel. */
export function FromStore({ others, say }: Pick<Shown, 'others' | 'say'>) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="from-store" className="laid-out-when-near layout flex flex-col gap-5 pt-10">
      <h2 id="from-store" className="text-2xl">
        {say.fromStore}
      </h2>
      <ItemGrid items={others} />
    </section>
  )
}

/** Items like this one, some more at each press. */
export function Similar({ similar: { items, next }, say }: Pick<Shown, 'similar' | 'say'>) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="similar" className="laid-out-when-near layout flex flex-col gap-5 py-10">
      <h2 id="similar" className="text-2xl">
        {say.similar}
      </h2>
      <ItemGrid items={items} />
      {next && (
        <ChoiceLink
          choose={{ more: String(next) }}
          at={`item-${items.at(-1)?.slug}`}
          className={`${buttonClass({ variant: 'secondary' })} self-center`}
        >
          {say.more}
        </ChoiceLink>
      )}
    </section>
  )
}
