import { z } from 'zod'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate, parseTimestamp } from '#core/time.ts'
import { countDeposit } from './deposit.ts'
import type { BankConnection } from './ports.ts'
import { type BankAnswer, type BankOutcome, bankAnswer, type Flag } from './rules/bank-answer.ts'
import { type BankPayment, readPayment, spellingsOf } from './rules/bank-payment.ts'
import { openStates } from './rules/machine.ts'
import { type DepositRow, findDeposit, lockAccount } from './store.deposits.ts'
import { answerNotice, type BankNotice, firstNotice, insertNotice } from './store.notices.ts'
import type { PlanRow } from './store.ts'

type Received = {
  partner_id: string
  external_id: string | undefined
  raw: Buffer
  repeat_answer: BankConnection['repeat_answer']
  now: Date
}

/** What a bank told with a signature that holds: stored as it came, counted once, and answered as the table of service 25 says. */
export function receivePayment(db: Db, received: Received): Promise<BankAnswer> {
  const { external_id } = received
  const read = readPayment(received.raw)
  return db.transaction(async (tx) => {
    if (!read.ok) return refuse(tx, received, read)
    if (!external_id?.trim()) return refuse(tx, received, { why: 'missing', field: 'X-EXTERNAL-ID' })
    if (!/^\d{1,36}$/.test(external_id)) return refuse(tx, received, { why: 'format', field: 'X-EXTERNAL-ID' })
    return judgeOnce(tx, { ...received, external_id }, read.payment)
  })
}

const noticeOf = ({ partner_id, external_id = '', raw, now }: Received): BankNotice => ({
  ...{ id: newId(now), partner_id, external_id: external_id.slice(0, 100) || null, day: jakartaDate(now), at: now },
  ...{ payment_request_id: null, repeats_id: null, needs_look: false, response_code: '', answer: '' },
  // A NUL is no text to PostgreSQL, and no JSON to anyone.
  body: raw.toString('utf8').replaceAll('\0', '\u{fffd}'),
})

const said = (answer: BankAnswer) => ({ response_code: answer.responseCode, answer: JSON.stringify(answer) })

async function refuse(db: Db, received: Received, { why, field }: { why: BankOutcome; field?: string }) {
  const answer = bankAnswer(why, { ...(field && { field }) })
  await insertNotice(db, { ...noticeOf(received), ...said(answer) })
  return answer
}

type Known = Received & { external_id: string }

/** Of two under one external id, one is judged; the other waits for it and is answered as its repeat. */
async function judgeOnce(db: Db, received: Known, payment: BankPayment): Promise<BankAnswer> {
  const notice = { ...noticeOf(received), payment_request_id: payment.payment_request_id }
  if (!(await insertNotice(db, notice))) return repeat(db, { received, notice }, payment)
  const { answer, needs_look } = await judge(db, received, payment)
  await answerNotice(db, notice.id, { ...said(answer), needs_look })
  return answer
}

type Judged = { answer: BankAnswer; needs_look: boolean }
type Repeated = { received: Known; notice: BankNotice }

async function repeat(db: Db, { received, notice }: Repeated, payment: BankPayment): Promise<BankAnswer> {
  const first = await firstNotice(db, { ...received, day: notice.day })
  const { answer, needs_look } = await repeatOf(db, { received, first }, payment)
  await insertNotice(db, { ...notice, ...said(answer), repeats_id: first.id, needs_look })
  return answer
}

async function repeatOf(
  db: Db,
  { received, first }: { received: Known; first: BankNotice },
  payment: BankPayment,
): Promise<Judged> {
  const { sent, payment_request_id } = payment
  if (first.payment_request_id !== payment_request_id)
    return { answer: bankAnswer('conflict', { sent }), needs_look: false }
  const counted = await findDeposit(db, { partner_id: received.partner_id, payment_request_id })
  const plan = await accountOf(db, received, payment)
  const needs_look = counted !== undefined && !isSame(counted, plan, payment)
  if (received.repeat_answer === 'first' && !needs_look) return { answer: answerOf(first), needs_look }
  return { answer: bankAnswer('inconsistent', { sent, first: flagOf(first) }), needs_look }
}

const accountOf = (db: Db, { partner_id }: Known, { virtual_account }: BankPayment) =>
  lockAccount(db, { partner_id, spellings: spellingsOf(virtual_account) })

const isSame = (counted: DepositRow, plan: PlanRow | undefined, { amount }: BankPayment): boolean =>
  counted.plan_id === plan?.id && counted.amount === amount

async function judge(db: Db, received: Known, payment: BankPayment): Promise<Judged> {
  const { sent, payment_request_id, amount } = payment
  const no = (why: BankOutcome): Judged => ({ answer: bankAnswer(why, { sent }), needs_look: false })
  const plan = await accountOf(db, received, payment)
  const before = async (): Promise<Judged | undefined> => {
    const counted = await findDeposit(db, { partner_id: received.partner_id, payment_request_id })
    return counted && again({ counted, plan }, payment)
  }
  const known = await before()
  if (known) return known
  if (!plan) return no('unknown_account')
  if (!isOpen(plan)) return no('closed_account')
  if (amount === undefined) return no('amount')
  const { now } = received
  const deposit = { payment_request_id, amount, paid_at: paidAt(payment, now), reference: payment.reference, now }
  if (await countDeposit(db, plan, deposit)) return no('counted')
  const winner = await before()
  if (!winner) throw new Error('a deposit was counted by nobody')
  return winner
}

/** The payment was counted before: the first result again, or a person looks. */
function again({ counted, plan }: { counted: DepositRow; plan: PlanRow | undefined }, payment: BankPayment): Judged {
  const { sent } = payment
  if (isSame(counted, plan, payment)) return { answer: bankAnswer('counted', { sent }), needs_look: false }
  return { answer: bankAnswer('inconsistent', { sent, first: success }), needs_look: true }
}

const isOpen = ({ state }: PlanRow): boolean => openStates.some((open) => open === state)

const oldest = 366 * dayMs

/** A clock ahead of ours or years behind, or no time at all, says nothing: then it counts from when it reached us. */
function paidAt({ paid_at }: BankPayment, now: Date): Date {
  const time = parseTimestamp(paid_at ?? '')
  return time && time <= now && time >= addMs(now, -oldest) ? time : now
}

const flags = z.object({
  paymentFlagStatus: z.string(),
  paymentFlagReason: z.object({ english: z.string(), indonesia: z.string() }),
})
const stored = z.object({
  responseCode: z.string(),
  responseMessage: z.string(),
  virtualAccountData: z.looseObject(flags.shape),
  additionalInfo: z.record(z.string(), z.never()),
})
const answerOf = ({ answer }: BankNotice): BankAnswer => stored.parse(JSON.parse(answer))
const flagOf = ({ answer }: BankNotice): Flag => flags.parse(stored.parse(JSON.parse(answer)).virtualAccountData)
const success = flags.parse(bankAnswer('counted').virtualAccountData)
