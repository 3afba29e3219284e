import { dayMs } from '#core/time.ts'
import type { ListingDeparture } from '#modules/catalogue/rules/listing-facts.ts'
import type { Day } from '#modules/catalogue/rules/seats.ts'
import type { LicenceFacts } from '#modules/partner/rules/licence.ts'

type Dated = {
  departures: readonly Pick<ListingDeparture, 'closes_at' | 'departs_on'>[]
  licences: readonly Pick<LicenceFacts, 'valid_from' | 'valid_until' | 'suspended_on'>[]
}

/** The first moment of a day in Jakarta, or of one so many days from it. */
const startOf = (day: string, later = 0): number => Date.parse(`${day}T00:00:00+07:00`) + later * dayMs

/** When a listing may next change though nobody does anything: a date nears, closes or leaves, a licence begins or ends. */
export function nextChange({ departures, licences }: Dated, { now, rules }: Day): string | null {
  const moments = [
    ...departures.flatMap(({ closes_at, departs_on }) => [
      startOf(departs_on, -rules.ready_days),
      closes_at.getTime(),
      startOf(departs_on, 1),
    ]),
    ...licences.flatMap(({ valid_from, valid_until, suspended_on }) => [
      ...(valid_from ? [startOf(valid_from)] : []),
      ...(valid_until ? [startOf(valid_until, 1)] : []),
      ...(suspended_on ? [startOf(suspended_on)] : []),
    ]),
  ]
  const coming = moments.filter((moment) => moment > now.getTime())
  return coming.length === 0 ? null : new Date(Math.min(...coming)).toISOString()
}
