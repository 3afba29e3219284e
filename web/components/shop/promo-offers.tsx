import { ShellLink } from '../shell/shell-link.tsx'
import type { PromoOffer } from './promos.server.ts'

type PromoOffersProps = { promos: readonly PromoOffer[]; label: string }

/** Promos that run for souvenirs: what each takes off, its code, and from how much on. */
export const PromoOffers = ({ promos, label }: PromoOffersProps) => (
  <ul aria-label={label} className="promo-offers">
    {promos.map(({ id, path, worth, note }) => (
      <li key={id}>
        <ShellLink path={path}>{worth}</ShellLink>
        <small>{note}</small>
      </li>
    ))}
  </ul>
)
