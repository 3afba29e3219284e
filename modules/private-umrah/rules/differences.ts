import type { Language } from '#core/messages.ts'
import type { Flight } from '#modules/catalogue/rules/facts.ts'
import type { Cabin, Wish } from './facts.ts'

/** How an offer travels, where it may differ from the wish. */
export type OfferedJourney = {
  departs_on: string
  returns_on: string
  airline_code: string
  cabin: Cabin
  /** There and home; times are local, with their offset. */
  flights: Flight[]
  /** Where the flights of the wish change planes, in the same order; none where one is direct. */
  wished_vias?: (string | null)[]
  stays: { hotel_id: string; nights: number }[]
  vehicle_id: string
  extra_ids: string[]
  /** The language in which the partner has written its note and its refund terms. */
  written_in?: Language
}

export const differenceKinds = [
  'date',
  'airline',
  'flight_there',
  'flight_home',
  'cabin',
  'hotel',
  'nights',
  'vehicle',
  'extra_missing',
  'extra_more',
] as const
export type Difference = {
  kind: (typeof differenceKinds)[number]
  /** Codes or ids: whoever shows it knows their names. */
  wished: string | null
  offered: string | null
  /** Which of the two stays. */
  stay?: number
}

/** Of a flight without a change of planes. */
export const direct = 'direct'

/** Flights that change planes where the wish has none, or elsewhere. */
const changesOf = ({ flights, wished_vias = [] }: OfferedJourney): Difference[] =>
  (['flight_there', 'flight_home'] as const).flatMap((kind, place) => {
    const [flight, wished] = [flights[place], wished_vias[place]]
    if (!flight || wished === undefined) return []
    return [{ kind, wished: wished ?? direct, offered: flight.via ?? direct }]
  })

/** All in which an offer is not what was wished for. */
export function differencesOf(wish: Wish, offered: OfferedJourney): Difference[] {
  const pairs = [
    { kind: 'date', wished: wish.departure_date, offered: offered.departs_on },
    { kind: 'airline', wished: wish.airline_code, offered: offered.airline_code },
    { kind: 'cabin', wished: wish.cabin, offered: offered.cabin },
    { kind: 'vehicle', wished: wish.vehicle_id, offered: offered.vehicle_id },
  ] as const
  const stays = wish.stays.flatMap((stay, i): Difference[] => {
    const other = offered.stays[i]
    const hotel = { kind: 'hotel' as const, wished: stay.hotel_id, offered: other?.hotel_id ?? null, stay: i }
    const nights = { kind: 'nights' as const, wished: `${stay.nights}`, offered: `${other?.nights ?? 0}`, stay: i }
    return [hotel, nights]
  })
  const missing = wish.extra_ids.filter((id) => !offered.extra_ids.includes(id))
  const more = offered.extra_ids.filter((id) => !wish.extra_ids.includes(id))
  return [
    ...[...pairs, ...changesOf(offered), ...stays].filter((pair) => pair.wished !== pair.offered),
    ...missing.map((id) => ({ kind: 'extra_missing' as const, wished: id, offered: null })),
    ...more.map((id) => ({ kind: 'extra_more' as const, wished: null, offered: id })),
  ]
}
