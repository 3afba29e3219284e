import { Star } from '#web/ui/icons/icons.ts'
import { ListingHero } from '../../../components/listing/listing-hero.tsx'
import { ownPicture } from '../../../components/own-pictures.ts'
import { LicenceBadge } from '../../../components/partners/licence-badge.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Travel } from '../travel.server.ts'

/** Who it is, how the licence stands, and what Google's readers think. */
export function Hero({ travel: { partner, google } }: { travel: Travel }) {
  return (
    <ListingHero
      title={partner.name}
      text={`${partner.company_name} · ${partner.city}`}
      picture={partner.picture ?? ownPicture('airport-1-wide')}
    >
      <div className="flex flex-wrap gap-2">
        <LicenceBadge licence={partner.licence} />
        {google && (
          <Badge icon={<Star aria-hidden="true" className="fill-accent text-accent" />}>{google.summary}</Badge>
        )}
      </div>
    </ListingHero>
  )
}
