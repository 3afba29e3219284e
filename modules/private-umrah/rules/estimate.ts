import { type Rupiah, rupiah } from '#core/money.ts'
import { type ExtraUnit, type Occupancy, occupancies } from './facts.ts'
import { cheapestRooms, type RoomPrices } from './rooms.ts'
import { type Group, seatedOf, travellersOf } from './travellers.ts'

/** Dated rules; shares are in percent of what an adult pays. */
export type EstimateRules = {
  private_child_fare_percent: number
  private_infant_fare_percent: number
  private_visa: number
  private_handling: number
  private_range_percent: number
}

export type PricedPlan = {
  group: Group
  /** What an adult pays for the flight there and for the one home. */
  fares: { outbound: number; home: number }
  /** Of each stay, what the rooms cost night by night: months differ. */
  stays: readonly { nights: readonly RoomPrices[] }[]
  vehicle: { capacity: number; price: number }
  extras: readonly { id: string; per: ExtraUnit; price: number }[]
}

export const lineKinds = [
  'flight_adult',
  'flight_child',
  'flight_infant',
  'stay_first',
  'stay_second',
  'transport',
  'extra',
  'visa',
  'handling',
] as const
export type LineKind = (typeof lineKinds)[number]
export type EstimateLine = {
  kind: LineKind
  /** Which extra it is. */
  id: string | null
  quantity: number
  price: Rupiah
  amount: Rupiah
}
export type Rooms = Partial<Record<Occupancy, number>>
export type Estimate = {
  lines: EstimateLine[]
  total: Rupiah
  /** What offers will most likely be between. */
  low: Rupiah
  high: Rupiah
  per_person: Rupiah
  rooms: Rooms[]
}

/** What a plan is likely to cost; nothing where a hotel has no rooms for the family on one of its nights. */
export function estimateOf(plan: PricedPlan, rules: EstimateRules): Estimate | undefined {
  const { group } = plan
  const stays = plan.stays.map(({ nights }) => cheapestRooms(seatedOf(group), wholeStay(nights)))
  if (stays.some((stay) => stay === undefined)) return undefined
  const [first, second] = stays
  const lines = [
    ...fareLines(plan, rules),
    line('stay_first', 1, first?.price ?? 0),
    line('stay_second', 1, second?.price ?? 0),
    line('transport', vehiclesFor(plan), plan.vehicle.price),
    ...plan.extras.map(({ id, per, price }) => ({
      ...line('extra', per === 'person' ? travellersOf(group) : 1, price),
      id,
    })),
    line('visa', travellersOf(group), rules.private_visa),
    line('handling', travellersOf(group), rules.private_handling),
  ].filter(({ quantity }) => quantity > 0)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    lines,
    total: rupiah(total),
    low: rupiah(toHundredThousand(total, 100 - rules.private_range_percent)),
    high: rupiah(toHundredThousand(total, 100 + rules.private_range_percent)),
    per_person: rupiah(Math.ceil(total / travellersOf(group))),
    rooms: stays.flatMap((stay) => (stay ? [stay.rooms] : [])),
  }
}

function fareLines({ group, fares }: PricedPlan, rules: EstimateRules): EstimateLine[] {
  const adult = fares.outbound + fares.home
  const share = (percent: number) => Math.ceil((adult * percent) / 100)
  return [
    line('flight_adult', group.adults, adult),
    line('flight_child', group.children, share(rules.private_child_fare_percent)),
    line('flight_infant', group.infants, share(rules.private_infant_fare_percent)),
  ]
}

/** What each room costs from the first night to the last: a family does not move. One night without it, and it is none. */
function wholeStay(nights: readonly RoomPrices[]): RoomPrices {
  const offered = occupancies.flatMap((occupancy) => {
    const prices = nights.map((night) => night[occupancy])
    if (prices.some((price) => price === undefined)) return []
    return [[occupancy, prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)] as const]
  })
  return Object.fromEntries(offered)
}

/** An infant sits on a lap here too. */
const vehiclesFor = ({ group, vehicle }: PricedPlan): number => Math.ceil(seatedOf(group) / vehicle.capacity)

const toHundredThousand = (total: number, percent: number): number =>
  Math.round((total * percent) / 100 / 100_000) * 100_000

const line = (kind: LineKind, quantity: number, price: number): EstimateLine => ({
  kind,
  id: null,
  quantity,
  price: rupiah(price),
  amount: rupiah(price * quantity),
})
