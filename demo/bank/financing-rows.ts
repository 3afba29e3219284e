import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { priceOf } from '#modules/booking/rules/price.ts'
import type { booking_history, booking_participants, bookings } from '#modules/booking/tables.ts'
import type {
  financing_applications,
  financing_disbursements,
  financing_history,
  financing_instalment_reports,
  financing_instalments,
} from '#modules/financing/tables.ts'
import { staffId } from '../bookings/booking-rows.ts'
import { codeOf, secretOf } from '../bookings/codes.ts'
import { idOf } from '../catalogue/naming.ts'
import {
  applicationId,
  begunAt,
  bookingId,
  decidedAt,
  disbursedAt,
  endedAt,
  financed,
  firstPaidAt,
  instalmentsOf,
  isApproved,
  type Placed,
  sentAt,
  sumsOf,
} from './applicants.ts'
import { bank } from './people.ts'

const fees = { admin_fee: 300_000, bank_fee: 0, insurance_fee: 210_000 }
export const scans = [
  ['identity_card', 'ktp'],
  ['family_card', 'family_card'],
  ['proof_of_income', 'npwp'],
] as const
const job = { job_name: 'Guru', instansi: 'SMA Negeri 3 Bandung' }

export function bookingRow(one: Placed): typeof bookings.$inferInsert {
  const { place, client, dated, state } = one
  const { departure, product } = dated
  const {
    price_quad: quad,
    price_triple: triple,
    price_double: double,
    price_child: child,
    price_infant: infant,
  } = departure
  const prices = { quad, triple, double, child, infant }
  const party = { rooms: [{ type: 'quad' as const, adults: 1 }], children: 0, infants: 0 }
  const { lines: _, addons_amount: __, ...price } = priceOf({ ...party, prices, addons: [], discount: 0 })
  const { user_id, tenant_id, ...contact } = client
  const started_at = firstPaidAt(one)
  return {
    ...{ id: bookingId(one), code: `RHL-${codeOf(`financed booking ${place}`, 8)}`, tenant_id, user_id },
    ...{ product_id: product.id, partner_id: product.partner_id, departure_id: departure.id },
    ...{ departs_on: departure.departs_on, returns_on: departure.returns_on, category: product.category },
    ...{ product_name: product.name, ...party, seats: 1, prices, ...price, down_payment: price.total - financed },
    state: started_at ? 'in_progress' : state === 'rejected' ? 'expired' : 'awaiting_payment',
    ...{ plan: 'financing', language: 'id', ...contact, ...job, proven_phones: [client.phone_number] },
    ...{ phone_verified_at: begunAt(one), voucher_token: secretOf(`financed voucher ${place}`) },
    ...{ checked_out_at: begunAt(one), created_at: addMs(begunAt(one), -hourMs / 2), started_at },
    ...(state === 'rejected' && { ended_at: decidedAt(one), end_reason: 'financing' }),
  }
}

export const travellerRow = (one: Placed): typeof booking_participants.$inferInsert => ({
  id: idOf(`financed traveller ${one.place}`),
  booking_id: bookingId(one),
  ...{ position: 1, age_group: 'adult', room_type: 'quad', relation: 'self' },
  ...{ name: one.client.name, gender: one.client.gender, birth_date: one.client.birth_date },
})

type BookingStep = typeof booking_history.$inferInsert

export function bookingSteps(one: Placed): BookingStep[] {
  const of = { booking_id: bookingId(one) }
  const started_at = firstPaidAt(one)
  const running = { ...of, state: 'in_progress', actor: 'gateway' } as const
  const applied: BookingStep = {
    ...{ ...of, event: 'apply', state: 'awaiting_payment', actor: 'member' },
    ...{ actor_id: one.client.user_id, reason: 'a bank is asked', at: begunAt(one) },
  }
  const rejected: BookingStep = {
    ...{ ...of, event: 'end_financing', state: 'expired', actor: 'house' },
    ...{ reason: 'the bank said no', at: decidedAt(one) },
  }
  if (one.state === 'rejected') return [applied, rejected]
  if (!started_at) return [applied]
  return [
    applied,
    { ...running, event: 'start', reason: 'the first invoice is paid', at: started_at },
    { ...running, event: 'settle', reason: 'financed', at: disbursedAt(one) },
  ]
}

/** Until when it has to go on, by where it stands. */
function clockOf(one: Placed): Pick<typeof financing_applications.$inferInsert, 'decide_by' | 'expires_at'> {
  const decide_by = addMs(sentAt(one), 7 * dayMs)
  switch (one.state) {
    case 'documents':
      return { decide_by, expires_at: addMs(one.now, 40 * hourMs) }
    case 'verification':
      return { decide_by, expires_at: decide_by }
    case 'payment':
      return { decide_by, expires_at: payBy(one) }
    case 'active':
    case 'settled':
    case 'rejected':
      return { decide_by, expires_at: null }
  }
}
export const payBy = (one: Placed): Date => addMs(decidedAt(one), 2 * dayMs)

export function applicationRow(one: Placed): typeof financing_applications.$inferInsert {
  const { place, client, dated, state, reason } = one
  const { total } = bookingRow(one)
  const { user_id, tenant_id, ...identity } = client
  const isOver = state === 'rejected' || state === 'settled'
  return {
    ...{ id: applicationId(one), code: `FIN-${codeOf(`financing ${place}`, 8)}`, tenant_id, user_id, state },
    ...{ booking_id: bookingId(one), departure_id: dated.departure.id, partner_id: bank.id },
    ...{ terms_id: bank.financing_terms, price: total, down_payment: total - financed, ...sumsOf(one), ...fees },
    ...{ documents: scans.map(([kind]) => kind), ...identity, ...job },
    ...{ years_employed: 6 + place, monthly_income: 4_800_000, created_at: begunAt(one) },
    ...{ submitted_at: sentAt(one), ...clockOf(one) },
    ...((isOver || isApproved(one)) && { decided_at: decidedAt(one) }),
    ...(isOver && { ended_at: endedAt(one), end_reason: reason }),
  }
}

type Step = Omit<typeof financing_history.$inferInsert, 'id'>

/** What happened to an application, in the order of time. */
export function steps(one: Placed): Step[] {
  const { client, state, reason = '' } = one
  const of = { application_id: applicationId(one) }
  const member = { ...of, actor: 'member' as const, actor_id: client.user_id }
  const officer = { ...of, actor: 'bank' as const, actor_id: staffId('bank@rihla.test') }
  const sent: Step[] = [
    { ...member, event: 'apply', state: 'fill_identity', reason: 'applied', at: begunAt(one) },
    { ...member, event: 'identify', state: 'documents', reason: 'identity saved', at: begunAt(one) },
    { ...member, event: 'submit', state: 'verification', reason: 'sent', at: sentAt(one) },
  ]
  if (state === 'documents')
    return [...sent, { ...officer, event: 'ask_again', state, reason, at: addMs(sentAt(one), 5 * hourMs) }]
  if (state === 'rejected') return [...sent, { ...officer, event: 'reject', state, reason, at: decidedAt(one) }]
  if (!isApproved(one)) return sent
  const approved: Step = { ...officer, event: 'approve', state: 'payment', reason: 'approved', at: decidedAt(one) }
  return [...sent, approved, ...repaidSteps(one)]
}

function repaidSteps(one: Placed): Step[] {
  const started_at = firstPaidAt(one)
  if (!started_at) return []
  const of = { application_id: applicationId(one), state: 'active' as const }
  const officer = { ...of, actor: 'bank' as const, actor_id: staffId('bank@rihla.test') }
  const reported = instalmentsOf(one, bookingRow(one).total).due.map(
    ({ number, due_on }): Step => ({
      ...{ ...officer, event: 'report_instalment', reason: `instalment ${number}` },
      at: reportedAt(due_on),
    }),
  )
  const ended: Step = {
    ...{ ...officer, event: 'settle', state: 'settled', reason: one.reason ?? '', at: endedAt(one) },
  }
  return [
    { ...of, event: 'start', actor: 'gateway', reason: 'the down payment is paid', at: started_at },
    { ...officer, event: 'disburse', reason: transferOf(one), at: disbursedAt(one) },
    ...reported,
    ...(one.state === 'settled' ? [ended] : []),
  ]
}

const reportedAt = (day: string): Date => new Date(`${day}T09:00:00+07:00`)

/** What the bank calls its transfer. */
export const transferOf = ({ place }: Placed): string => `TRF-${codeOf(`disbursed ${place}`, 8)}`
export const receivedAt = (one: Placed): Date | null => (one.is_received ? addMs(disbursedAt(one), dayMs) : null)

export const disbursementRow = (one: Placed): typeof financing_disbursements.$inferInsert => ({
  ...{ id: idOf(`disbursement ${one.place}`), application_id: applicationId(one), amount: financed },
  ...{ disbursed_on: jakartaDate(disbursedAt(one)), reference: transferOf(one) },
  ...{ staff_id: staffId('bank@rihla.test'), reported_at: disbursedAt(one), received_at: receivedAt(one) },
  received_by: one.is_received ? staffId('keuangan@rihla.test') : null,
})

export function instalmentRows(one: Placed) {
  const { all, due } = instalmentsOf(one, bookingRow(one).total)
  const application_id = applicationId(one)
  const schedule: (typeof financing_instalments.$inferInsert)[] = all.map((row) => ({ application_id, ...row }))
  const reports = due.map(({ number, due_on, amount }): typeof financing_instalment_reports.$inferInsert => ({
    ...{ id: idOf(`instalment ${one.place} ${number}`), application_id, number, paid_on: due_on, amount },
    ...{ reference: `CIC-${codeOf(`instalment ${one.place} ${number}`, 8)}`, staff_id: staffId('bank@rihla.test') },
    reported_at: reportedAt(due_on),
  }))
  return { schedule, reports }
}
