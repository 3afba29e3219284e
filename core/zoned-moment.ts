import { formatMoment } from './format.ts'
import type { Language } from './messages.ts'
import { addMs, hourMs } from './time.ts'

// The zones of Indonesia, which keeps no summer time: by how many hours they are ahead of Jakarta.
const central = { label: 'WITA', hours: 1 }
const eastern = { label: 'WIT', hours: 2 }
const zones: Readonly<Record<string, typeof central>> = {
  'Asia/Makassar': central,
  'Asia/Ujung_Pandang': central,
  'Asia/Jayapura': eastern,
}

/** The same by the clock of a zone of Indonesia: "15 November 2026, 14.05 WITA"; anywhere else by that of Jakarta. */
export function formatMomentIn(time: Date, language: Language, timezone: string | undefined): string {
  const zone = zones[timezone ?? '']
  return zone
    ? formatMoment(addMs(time, zone.hours * hourMs), language).replace('WIB', zone.label)
    : formatMoment(time, language)
}
