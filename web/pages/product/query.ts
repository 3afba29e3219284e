import {
  type Counts,
  countNames,
  countsIn,
  countsQuery,
  movedTo,
  withSomeone,
} from '../../components/checkout/counts.ts'

/** Seeds, section 2: these six, in this order. */
export const tabNames = ['summary', 'description', 'accommodation', 'agenda', 'facilities', 'others'] as const
export type TabName = (typeof tabNames)[number]
export const roomNames = ['quad', 'triple', 'double'] as const
export type RoomName = (typeof roomNames)[number]

/** How often "more" was pressed, and how much each press brings. */
export const reviewStep = { size: 5, most: 10 } as const
export const otherStep = { size: 6, most: 4 } as const

export type Query = {
  departure: string | undefined
  room: RoomName
  /** Who travels, in which rooms. */
  counts: Counts
  month: string | undefined
  tab: TabName
  reviews: number
  more: number
}

const roomIn = (text: string | null | undefined): RoomName | undefined => roomNames.find((name) => name === text)

/** What an address asks of a package; what makes no sense is as if it were not there. */
export function readQuery(params: URLSearchParams): Query {
  const month = params.get('month') ?? ''
  const room = roomIn(params.get('room')) ?? 'quad'
  return {
    departure: params.get('departure') ?? undefined,
    room,
    counts: withSomeone(countsIn(params), { room, travellers: params.get('travellers') }),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    tab: tabNames.find((tab) => tab === params.get('tab')) ?? 'summary',
    reviews: steps(params.get('reviews'), reviewStep.most),
    more: steps(params.get('more'), otherStep.most),
  }
}

const steps = (text: string | null, most: number): number =>
  /^\d{1,4}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), most) : 1

export type Change = Partial<Record<'departure' | 'room' | 'month' | 'tab' | 'reviews' | 'more', string>>

/** The query of the same page with other choices; everything else in it stays. */
export function withChange(search: string, change: Change): string {
  const params = new URLSearchParams(search)
  moveRoom(params, change.room)
  for (const [name, value] of Object.entries(change)) params.set(name, value)
  return `?${params}`
}

/** Whoever the address has in the former room goes along, as they do in the form: without scripts only it knows them. */
function moveRoom(params: URLSearchParams, name: string | undefined): void {
  const from = roomIn(params.get('room')) ?? 'quad'
  const to = roomIn(name)
  const counts = countsIn(params)
  if (to === undefined || to === from || counts[from] === 0) return
  const moved = countsQuery(movedTo(counts, from, to))
  for (const count of countNames) params.delete(count)
  for (const [count, value] of Object.entries(moved)) params.set(count, value)
}
