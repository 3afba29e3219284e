import { TypeLinks } from '../listing/type-links.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import { nextPrayer } from './next-prayer.ts'
import type { PrayerStripData } from './strip.server.ts'
import { useClock } from './use-clock.ts'

/** The next prayer and the ways to worship. Its height does not depend on the hour, so nothing moves as the day goes on. */
export function PrayerStrip({ strip: { say, slots, city, zone, made, label, links } }: { strip: PrayerStripData }) {
  const next = nextPrayer(slots, useClock(made))
  return (
    <section aria-label={say.title} className="layout pt-5">
      <ShellLink path="/jadwal-sholat" className="touch inline-flex flex-wrap items-center gap-x-2 text-ink">
        {next ? (
          <>
            {say.next}{' '}
            <strong>
              {next.label} <time>{next.time}</time> {zone}
              {next.isTomorrow && ` (${say.tomorrow})`}
            </strong>{' '}
            {city}
          </>
        ) : (
          say.allTimes
        )}
      </ShellLink>
      <TypeLinks label={label} links={links} />
    </section>
  )
}
