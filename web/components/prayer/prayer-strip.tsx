import { TypeLinks } from '../listing/type-links.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import { nextPrayer } from './next-prayer.ts'
import type { PrayerStripData } from './strip.server.ts'
import { useClock } from './use-clock.ts'

/** The next prayer and the ways to worship. Two lines whatever the hour and the city, so nothing moves as the day goes on. */
export function PrayerStrip({ strip: { say, slots, city, zone, made, label, links } }: { strip: PrayerStripData }) {
  const next = nextPrayer(slots, useClock(made))
  return (
    <section aria-label={say.title} className="layout pt-5">
      <ShellLink path="/jadwal-sholat" className="touch inline-flex max-w-full flex-col text-ink *:truncate">
        <span className="text-muted text-sm">{next ? `${say.next} · ${city}` : city}</span>
        {next ? (
          <strong>
            {next.label} <time>{next.time}</time> {zone}
            {next.isTomorrow && ` (${say.tomorrow})`}
          </strong>
        ) : (
          <strong>{say.allTimes}</strong>
        )}
      </ShellLink>
      <TypeLinks label={label} links={links} />
    </section>
  )
}
