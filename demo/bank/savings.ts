import { addMonths, addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import type { SavingsEvent, SavingsState } from '#modules/savings/rules/machine.ts'
import {
  bank_notices,
  savings_applicants,
  savings_deposits,
  savings_history,
  savings_plans,
} from '#modules/savings/tables.ts'
import { staffId } from '../bookings/booking-rows.ts'
import { codeOf, digitsOf } from '../bookings/codes.ts'
import { keep } from '../catalogue/keep.ts'
import { idOf } from '../catalogue/naming.ts'
import { type BankSeed, bank, type Client, clientsOf, keepScan } from './people.ts'

type Story = {
  state: SavingsState
  target: number
  months: 12 | 18 | 24
  /** How many days ago it was sent to the bank. */
  sent: number
  /** What arrived, a month apart; none of a month is a month without. */
  deposits: readonly number[]
  closing?: true
  reason?: string
}

const stories: readonly Story[] = [
  {
    state: 'saving',
    target: 26_400_000,
    months: 24,
    sent: 170,
    deposits: [1_100_000, 1_100_000, 0, 1_250_000, 1_150_000],
  },
  {
    state: 'reached',
    target: 6_000_000,
    months: 12,
    sent: 160,
    deposits: [1_500_000, 1_500_000, 1_500_000, 1_500_000],
  },
  { state: 'submitted', target: 31_500_000, months: 24, sent: 4, deposits: [] },
  { state: 'submitted', target: 24_900_000, months: 18, sent: 1, deposits: [] },
  { state: 'accepted', target: 28_000_000, months: 24, sent: 6, deposits: [] },
  {
    state: 'saving',
    target: 30_000_000,
    months: 24,
    sent: 220,
    deposits: [1_000_000, 1_250_000, 1_250_000],
    closing: true,
  },
  {
    state: 'rejected',
    target: 27_000_000,
    months: 24,
    sent: 20,
    deposits: [],
    reason: 'Foto KTP tidak sama dengan data yang diisi',
  },
]

type Placed = Story & { client: Client; place: number; now: Date }

const planId = ({ place }: Placed): string => idOf(`savings plan ${place}`)
const sentAt = ({ now, sent }: Placed): Date => addMs(now, -sent * dayMs)
const decidedAt = (one: Placed): Date => addMs(sentAt(one), dayMs)
const isOpen = ({ state }: Story): boolean => state === 'accepted' || state === 'saving' || state === 'reached'

function planRow(one: Placed): typeof savings_plans.$inferInsert {
  const { client, place, state, target, months, closing, now, reason } = one
  const opened = isOpen(one)
    ? {
        account_number: `700${digitsOf(`savings ${place}`, 7)}`,
        virtual_account: `88899${digitsOf(`virtual ${place}`, 12)}`,
      }
    : {}
  return {
    ...{ id: planId(one), code: `SAV-${codeOf(`savings ${place}`, 8)}`, state, target, months, deposit_day: 5 },
    ...{ tenant_id: client.tenant_id, user_id: client.user_id, partner_id: bank.id, terms_id: bank.savings_terms },
    ...opened,
    created_at: addMs(sentAt(one), -hourMs),
    submitted_at: sentAt(one),
    accepted_at: isOpen(one) ? decidedAt(one) : null,
    closing_requested_at: closing ? addMs(now, -2 * dayMs) : null,
    ...(state === 'rejected' && { ended_at: decidedAt(one), end_reason: reason }),
  }
}

const applicantRow = (one: Placed): typeof savings_applicants.$inferInsert => {
  const { user_id: _, tenant_id: __, name, ...person } = one.client
  return {
    id: idOf(`savings applicant ${one.place}`),
    plan_id: planId(one),
    ...person,
    full_name: name,
    ...{ occupation: 'employee', monthly_income: 6_500_000 + one.place * 750_000, has_tax_id: false },
    ...{ mother_name: 'Nurhayati', heir_name: 'Rizky Pratama', heir_gender: 'male' },
    ...{ heir_contact_name: 'Rizky Pratama', heir_phone_number: '+6281100004100', updated_at: sentAt(one) },
  }
}

const depositRows = (one: Placed): (typeof savings_deposits.$inferInsert)[] =>
  one.deposits.flatMap((amount, month) => {
    // The first a day after the account was opened.
    const day = addMonths(jakartaDate(addMs(decidedAt(one), dayMs)), month)
    const paid_at = new Date(`${day}T10:00:00+07:00`)
    const payment_request_id = `${day.replaceAll('-', '')}${digitsOf(`deposit ${one.place} ${month}`, 10)}`
    const row = {
      plan_id: planId(one),
      partner_id: bank.id,
      payment_request_id,
      amount,
      paid_at,
      received_at: paid_at,
    }
    return amount > 0
      ? [{ id: idOf(`deposit ${one.place} ${month}`), ...row, reference: payment_request_id.slice(-8) }]
      : []
  })

type Step = typeof savings_history.$inferInsert

function steps(one: Placed): Step[] {
  const { client, place, state, deposits, reason, closing, now } = one
  const step = (event: SavingsEvent, to: SavingsState, at: Date, more: Partial<Step> = {}): Step => {
    const id = idOf(`savings step ${place} ${event} ${at.toISOString()}`)
    return { id, plan_id: planId(one), event, state: to, actor: 'bank', at, ...more }
  }
  const member = { actor: 'member' as const, actor_id: client.user_id }
  const officer = { actor_id: staffId('bank@rihla.test') }
  const sent = step('submit', 'submitted', sentAt(one), member)
  if (state === 'submitted') return [sent]
  if (state === 'rejected')
    return [sent, step('reject', 'rejected', decidedAt(one), { ...officer, reason: reason ?? null })]
  const paid = depositRows(one)
  const counted = paid.map(({ paid_at }, i) => {
    const isLast = state === 'reached' && i === paid.length - 1
    return step(isLast ? 'reach' : 'deposit', isLast ? 'reached' : 'saving', paid_at)
  })
  const closings = closing ? [step('ask_to_close_saving', 'saving', addMs(now, -2 * dayMs), member)] : []
  return [
    sent,
    step('accept', 'accepted', decidedAt(one), officer),
    ...(deposits.length > 0 ? counted : []),
    ...closings,
  ]
}

/** A sum that the bank sent again as another one: somebody has to look at it. */
function differing(one: Placed): (typeof bank_notices.$inferInsert)[] {
  const [first] = depositRows(one)
  if (!first) return []
  const paidAmount = { value: '900000.00', currency: 'IDR' }
  const body = {
    virtualAccountNo: planRow(one).virtual_account,
    paymentRequestId: first.payment_request_id,
    paidAmount,
  }
  const answer = { responseCode: '4042518', responseMessage: 'Inconsistent Request' }
  const at = addMs(one.now, -5 * hourMs)
  const notice = { partner_id: bank.id, external_id: digitsOf('differing notice', 12), day: jakartaDate(at), at }
  return [
    {
      ...{ id: idOf('differing notice'), ...notice, payment_request_id: first.payment_request_id, needs_look: true },
      ...{ body: JSON.stringify(body), response_code: answer.responseCode, answer: JSON.stringify(answer) },
    },
  ]
}

/** Plans to save in every state, at the bank whose officer can sign in. */
export async function seedSavings(seed: BankSeed): Promise<void> {
  const { db, now } = seed
  const clients = await clientsOf(db, stories.length)
  const all = stories.flatMap((story, place): Placed[] => {
    const client = clients[place]
    return client ? [{ ...story, client, place, now }] : []
  })
  await keep(db, savings_plans, all.map(planRow))
  await keep(db, savings_applicants, all.map(applicantRow))
  await keep(db, savings_deposits, all.flatMap(depositRows))
  await keep(db, savings_history, all.flatMap(steps))
  await keep(db, bank_notices, all.slice(0, 1).flatMap(differing))
  for (const one of all.filter(({ state }) => state === 'submitted')) {
    const owner = {
      owner_kind: 'savings' as const,
      owner_id: planId(one),
      person_id: idOf(`savings applicant ${one.place}`),
    }
    await keepScan(seed, { ...owner, kind: 'ktp', looks_like: 'ktp', uploaded_at: sentAt(one) })
  }
}
