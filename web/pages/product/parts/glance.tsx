import { BedDouble, CalendarDays, Footprints, MapPin, MoonStar, Plane } from '#web/ui/icons/icons.ts'
import type { Head } from '../head.server.ts'

const icons = {
  days: CalendarDays,
  season: MoonStar,
  from: MapPin,
  flight: Plane,
  stay: BedDouble,
  walk: Footprints,
} as const

/** The few facts people look for first. */
export function Glance({ facts, label }: { facts: Head['facts']; label: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(({ icon, text }) => {
        const Icon = icons[icon]
        return (
          <li key={text} className="flex items-start gap-2.5">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-text" />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
