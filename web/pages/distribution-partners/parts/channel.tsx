import { ArrowRight, MapPin } from '#web/ui/icons/icons.ts'
import type { LicenceView } from '../../../components/partners/licence.server.ts'
import { LicenceBadge } from '../../../components/partners/licence-badge.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'

export type ChannelView = {
  name: string
  city: string
  about: string
  logo?: string
  licence: LicenceView
  href?: string
}

/** Who shows our packages to whom, and by which number the business is known. */
export function Channel({ channel, visit }: { channel: ChannelView; visit: string }) {
  const { name, city, about, logo, licence, href } = channel
  return (
    <Card as="article" look="flat" className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={logo} size="lg" />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug">{name}</h2>
          <p className="flex items-center gap-1.5 text-muted text-sm">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {city}
          </p>
        </div>
      </div>
      <p>{about}</p>
      <div className="mt-auto flex flex-col items-start gap-1.5 text-sm">
        <LicenceBadge licence={licence} />
        <p className="text-muted">{`${licence.kind} · ${licence.number}`}</p>
        <p className="text-muted">{licence.checked}</p>
        {href && (
          <ShellLink path={href} className={cx(linkClass(), 'inline-flex min-h-11 items-center gap-2')}>
            {visit}
            <span className="sr-only">{name}</span>
            <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </ShellLink>
        )}
      </div>
    </Card>
  )
}
