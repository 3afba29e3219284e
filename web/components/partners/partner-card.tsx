import { MapPin } from '#web/ui/icons/icons.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import type { LicenceView } from './licence.server.ts'
import { LicenceBadge } from './licence-badge.tsx'

export type PartnerCardView = {
  name: string
  city: string
  logo?: string
  licence: LicenceView
  /** Where the partner has a page, without language. */
  href?: string
  /** What a bank asks and shares under each of its contracts, as pairs of name and value. */
  terms?: readonly { id: string; pairs: readonly { name: string; value: string }[] }[]
}

/** Who it is, where, and how the licence stands. One link where the partner has a page. */
export function PartnerCard({
  partner: { name, city, logo, licence, href, terms = [] },
}: {
  partner: PartnerCardView
}) {
  return (
    <Card as="article" look="flat" interactive={href !== undefined} className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={logo} size="lg" />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug">
            {href === undefined ? (
              name
            ) : (
              <ShellLink path={href} className={coverLinkClass}>
                {name}
              </ShellLink>
            )}
          </h3>
          <p className="flex items-center gap-1.5 text-muted text-sm">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {city}
          </p>
        </div>
      </div>
      {terms.map(({ id, pairs }) => (
        <dl key={id} className="flex flex-col gap-1 text-sm *:flex *:flex-wrap *:justify-between *:gap-x-4">
          {pairs.map((term) => (
            <div key={term.name}>
              <dt className="text-muted">{term.name}</dt>
              <dd className="money font-semibold">{term.value}</dd>
            </div>
          ))}
        </dl>
      ))}
      <div className="mt-auto flex flex-col items-start gap-1.5 text-sm">
        <LicenceBadge licence={licence} />
        <p className="text-muted">{`${licence.kind} · ${licence.number}`}</p>
        <p className="text-muted">{licence.validity}</p>
      </div>
    </Card>
  )
}
