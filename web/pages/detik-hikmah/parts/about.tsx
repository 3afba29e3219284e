import { LicenceBadge } from '../../../components/partners/licence-badge.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import type { ChannelPage } from '../channel.server.ts'

/** The business behind the name. */
export function About({ channel: { city, licence }, say }: Pick<ChannelPage, 'channel' | 'say'>) {
  return (
    <section aria-labelledby="about" className="bg-brand-soft">
      <div className="layout flex flex-col items-start gap-2 py-8 md:py-12">
        <h2 id="about" className="text-xl">
          {say.about}
        </h2>
        <LicenceBadge licence={licence} />
        <p>{`${licence.meaning}: ${licence.number}`}</p>
        <p className="text-muted">{`${city} · ${licence.checked}`}</p>
        <ShellLink path="/distribution-partners" className={cx(linkClass(), 'inline-flex min-h-11 items-center')}>
          {say.others}
        </ShellLink>
      </div>
    </section>
  )
}
