import { PromoCard } from '../../../components/promo/promo-card.tsx'
import type { ShownPromo } from '../../../components/promo/shown.server.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'

type OtherPromosProps = { others: readonly ShownPromo[]; say: { others: string; seeAll: string } }

/** For those whose promo is over, or was never there. */
export function OtherPromos({ others, say }: OtherPromosProps) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others" className="layout flex flex-col gap-5 py-6 md:py-8">
      <h2 id="others" className="text-2xl">
        {say.others}
      </h2>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((promo) => (
          <li key={promo.id}>
            <PromoCard promo={promo} />
          </li>
        ))}
      </ul>
      <ShellLink path="/promo" className={`${buttonClass({ variant: 'secondary' })} self-center`}>
        {say.seeAll}
      </ShellLink>
    </section>
  )
}
