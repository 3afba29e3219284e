import { Tag } from '#web/ui/icons/icons.ts'
import { linkClass } from '../../ui/link-class.ts'
import { AmountText } from '../amount-text.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import type { PromoOffer } from './promos.server.ts'

type PromoOffersProps = { promos: readonly PromoOffer[]; label: string }

/** Promos that run for souvenirs: what each takes off, from how much on, and its code. */
export function PromoOffers({ promos, label }: PromoOffersProps) {
  if (promos.length === 0) return null
  return (
    <ul aria-label={label} className="promo-offers">
      {promos.map(({ id, path, code, worth, least }) => (
        <li key={id} className="flex items-start gap-2.5 rounded-md border border-line bg-paper px-3 py-2.5 text-sm">
          <Tag aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-text" />
          <span className="min-w-0">
            <ShellLink path={path} className={`${linkClass()} block font-semibold`}>
              <AmountText text={worth} />
            </ShellLink>
            <span className="block text-muted">
              <b className="text-ink">{code}</b> · <AmountText text={least} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
