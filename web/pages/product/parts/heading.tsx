import { BadgeCheck, Ban } from '#web/ui/icons/icons.ts'
import { Availability } from '../../../components/product-card/availability.tsx'
import { PackageRating } from '../../../components/product-card/package-rating.tsx'
import { WishButton } from '../../../components/product-card/wish-button.tsx'
import { ShareButton } from '../../../components/share/share-button.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Head } from '../head.server.ts'
import type { Labels } from '../words.ts'

/** What it is called, who sells it, and what others thought of it. */
export function Heading({ head, sharePath, say }: { head: Head; sharePath: string; say: Labels }) {
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <ShellLink path={head.type.href} className={`${linkClass({ tone: 'muted' })} font-semibold text-sm`}>
            {head.type.label}
          </ShellLink>
          {head.availability && <Availability {...head.availability} />}
        </div>
        <div className="flex shrink-0 gap-2">
          <ShareButton label={say.share} title={head.name} path={sharePath} />
          <WishButton id={head.id} name={head.name} />
        </div>
      </div>
      <h1 className="text-2xl md:text-3xl">{head.name}</h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Maker partner={head.partner} />
        {head.rating && (
          <a href="#reviews" className="flex min-h-11 items-center text-ink no-underline hover:underline">
            <PackageRating {...head.rating} className="before:size-5" />
          </a>
        )}
      </div>
    </header>
  )
}

function Maker({ partner }: { partner: Head['partner'] }) {
  const Icon = partner.is_licensed ? BadgeCheck : Ban
  return (
    <p className="flex min-w-0 items-start gap-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${partner.is_licensed ? 'text-success-text' : 'text-danger-text'}`}
      />
      <span className="min-w-0">
        <ShellLink path={partner.href} className={linkClass()}>
          {partner.name}
        </ShellLink>
        <span className="block text-muted text-sm">{partner.badge}</span>
      </span>
    </p>
  )
}
