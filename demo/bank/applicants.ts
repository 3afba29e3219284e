import { rupiah } from '#core/money.ts'
import { addMonths, addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import type { departures, products } from '#modules/catalogue/tables.ts'
import type { FinancingState } from '#modules/financing/rules/application.ts'
import { scheduleOf } from '#modules/financing/rules/schedule.ts'
import { idOf } from '../catalogue/naming.ts'
import type { Client } from './people.ts'

type Story = {
  state: Extract<FinancingState, 'documents' | 'verification' | 'rejected' | 'payment' | 'active' | 'settled'>
  /** Which of the bank's clients; the first can sign in. */
  client: number
  /** How many hours ago it was begun. */
  begun: number
  months: 12 | 18 | 24
  /** Why the bank asks for a document again, said no, or ended the contract early. */
  reason?: string
  /** What the bank says it has paid is seen on our account. */
  is_received?: boolean
}

export const stories: readonly Story[] = [
  {
    state: 'documents',
    client: 0,
    begun: 30,
    months: 24,
    reason: 'Slip gaji tidak terbaca. Unggah foto yang lebih jelas.',
  },
  { state: 'verification', client: 1, begun: 75, months: 12 },
  { state: 'verification', client: 2, begun: 26, months: 18 },
  {
    state: 'rejected',
    client: 3,
    begun: 240,
    months: 24,
    reason: 'Cicilan melebihi kemampuan bayar menurut ketentuan bank',
  },
  { state: 'payment', client: 0, begun: 82, months: 18 },
  { state: 'active', client: 0, begun: 2400, months: 12, is_received: true },
  { state: 'active', client: 4, begun: 190, months: 24 },
  { state: 'settled', client: 2, begun: 4800, months: 12, reason: 'Dilunasi lebih awal di cabang', is_received: true },
]

type Dated = { departure: typeof departures.$inferSelect; product: typeof products.$inferSelect }
export type Placed = Omit<Story, 'client'> & { client: Client; place: number; dated: Dated; now: Date }

const least = { margin_bp: 1025, financed: 12_000_000 }
export const { financed } = least

export const bookingId = ({ place }: Placed): string => idOf(`financed booking ${place}`)
export const applicationId = ({ place }: Placed): string => idOf(`financing ${place}`)
export const begunAt = ({ now, begun }: Placed): Date => addMs(now, -begun * hourMs)
export const sentAt = (one: Placed): Date => addMs(begunAt(one), 4 * hourMs)
/** When the bank said yes or no. */
export const decidedAt = (one: Placed): Date => addMs(sentAt(one), 3 * dayMs)
const paidAt = (one: Placed): Date => addMs(decidedAt(one), dayMs)
export const disbursedAt = (one: Placed): Date => addMs(paidAt(one), 2 * dayMs)
/** When the last of it happened: the bank ended the contract. */
export const endedAt = (one: Placed): Date => (one.state === 'settled' ? addMs(one.now, -5 * dayMs) : decidedAt(one))

/** When the down payment was paid; nothing where it was not. */
export const firstPaidAt = (one: Placed): Date | null =>
  one.state === 'active' || one.state === 'settled' ? paidAt(one) : null
export const isApproved = (one: Placed): boolean => one.state === 'payment' || firstPaidAt(one) !== null

/** The bank's sums of that many months. */
export function sumsOf({ months }: Pick<Placed, 'months'>) {
  const charge = rupiah(Math.ceil((financed * least.margin_bp * months) / 120_000))
  const monthly = Math.ceil((financed + charge) / months)
  return { financed, charge, months, monthly, last: financed + charge - monthly * (months - 1) }
}

/** The schedule that began with the bank's transfer, and those of it that were due by now. */
export function instalmentsOf(one: Placed, price: number) {
  const { charge, months, monthly, last } = sumsOf(one)
  const plan = {
    ...{ price: rupiah(price), down_payment: rupiah(price - financed), financed: rupiah(financed), charge, months },
    ...{ total: rupiah(financed + charge), monthly: rupiah(monthly), last: rupiah(last) },
  }
  const all = scheduleOf(plan, addMonths(jakartaDate(disbursedAt(one)), 1))
  return { all, due: all.filter(({ due_on }) => due_on < jakartaDate(endedOr(one))) }
}
const endedOr = (one: Placed): Date => (one.state === 'settled' ? endedAt(one) : one.now)
