import { TicketPercent } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../components/amount-text.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import type { Promos as Loaded } from '../below.server.ts'
import type { Labels } from '../words.ts'

export function Promos({ promos, say }: { promos: Loaded; say: Labels }) {
  if (promos.length === 0) return null
  return (
    <section aria-labelledby="promos" className="flex flex-col gap-4">
      <h2 id="promos" className="text-xl">
        {say.promos}
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {promos.map((promo) => (
          <li key={promo.slug}>
            <Card look="flat" interactive className="flex h-full gap-3">
              <TicketPercent aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent-text" />
              <div className="min-w-0">
                <h3 className="font-bold text-base">
                  <ShellLink path={`/promo/${promo.slug}`} className={coverLinkClass}>
                    {promo.title}
                  </ShellLink>
                </h3>
                <p className="font-semibold text-accent-text">
                  <AmountText text={promo.discount} />
                </p>
                <p className="text-muted text-sm">
                  <AmountText text={promo.terms} />
                </p>
                <p className="text-sm">
                  {say.code} <b className="tabular-nums">{promo.code}</b>
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
