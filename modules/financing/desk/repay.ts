import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { addMonths } from '#core/time.ts'
import { lockFinanced } from '#modules/booking/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import { moveForBank, settleByBank } from '#modules/payment/module.ts'
import { isRepaid } from '../rules/repayment.ts'
import { scheduleOf } from '../rules/schedule.ts'
import { findDisbursement, insertDisbursement, markReceived, reportAnew } from '../store.disbursements.ts'
import {
  type ApplicationRow,
  type InstalmentReport,
  insertCorrection,
  insertReport,
  insertSchedule,
  listReports,
  listSchedule,
  lockApplication,
} from '../store.ts'
import { can, transition } from '../transition.ts'
import type { Officer } from './decide.ts'

async function lockActive(db: Db, { id, booking_id }: Officer['application']): Promise<ApplicationRow | undefined> {
  await lockFinanced(db, booking_id)
  const application = await lockApplication(db, id)
  return application && can(application, 'disburse') ? application : undefined
}

type Disbursed = Officer & { disbursed_on: string; reference: string }

/**
 * The bank says that it has paid: the rest of the booking is settled, the bank owes us the money until we see it, and the
 * schedule is written down from that day. Once: nothing where it was said before, or the journey was called off. Only what
 * nobody saw on our account is said anew: by another day or reference, and nothing else of it changes.
 */
export function disburse(
  db: Db,
  { application: of, staff_id, disbursed_on, reference }: Disbursed,
  now: Date,
): Promise<ApplicationRow | undefined> {
  return db.transaction(async (tx) => {
    const application = await lockActive(tx, of)
    if (!application) return undefined
    const by = { actor: 'bank', actor_id: staff_id, reason: reference, now } as const
    if (await findDisbursement(tx, application.id)) {
      const anew = { application_id: application.id, disbursed_on, reference, staff_id, reported_at: now }
      return (await reportAnew(tx, anew)) && transition(tx, application, { ...by, event: 'disburse_again' })
    }
    const bank = (await partnerLicences(tx, [application.partner_id])).get(application.partner_id)?.name ?? ''
    const paid = await settleByBank(tx, { order_id: application.booking_id, bank, reference, staff_id }, now)
    if (!paid) return undefined
    if (paid.amount !== application.financed) throw new Error(`application ${application.id} is not what was invoiced`)
    const said = { id: newId(now), application_id: application.id, amount: paid.amount, disbursed_on, reference }
    await insertDisbursement(tx, { ...said, staff_id, reported_at: now, received_at: null, received_by: null })
    await insertSchedule(tx, application.id, agreedSchedule(application, disbursed_on))
    return transition(tx, application, { ...by, event: 'disburse' })
  })
}

/** When each instalment is due, were the bank to pay on a day. */
export const agreedSchedule = (application: ApplicationRow, day: string) => {
  const { price, down_payment, financed, charge, months, monthly, last } = application
  const plan = {
    ...{ price: rupiah(price), down_payment: rupiah(down_payment), financed: rupiah(financed) },
    ...{ charge: rupiah(charge), total: rupiah(financed + charge), months },
    ...{ monthly: rupiah(monthly), last: rupiah(last) },
  }
  return scheduleOf(plan, addMonths(day, 1))
}

/** Somebody of ours has seen the bank's money on our account. False where it was seen before, or never said to be sent. */
export function receiveDisbursement(
  db: Db,
  { application_id, staff_id }: { application_id: string; staff_id: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seen = await markReceived(tx, { application_id, staff_id, now })
    if (seen) await moveForBank(tx, { source_id: seen.id, amount: seen.amount }, now)
    return seen !== undefined
  })
}

type Reported = Officer & { number: number; paid_on: string; amount: number; reference: string }

/** The bank reports an instalment of the schedule, each once; the last ends the contract. Nothing where there is none such to report. */
export function reportInstalment(
  db: Db,
  { application: of, staff_id, ...report }: Reported,
  now: Date,
): Promise<ApplicationRow | undefined> {
  return db.transaction(async (tx) => {
    const application = await lockActive(tx, of)
    const schedule = application ? await listSchedule(tx, application.id) : []
    const agreed = schedule.find(({ number }) => number === report.number)
    if (!application || agreed?.amount !== report.amount) return undefined
    const row = { id: newId(now), application_id: application.id, staff_id, reported_at: now, ...report }
    if (!(await insertReport(tx, row))) return undefined
    const by = { actor: 'bank', actor_id: staff_id, now } as const
    const reason = `instalment ${report.number}`
    const reported = await transition(tx, application, { ...by, event: 'report_instalment', reason })
    if (!isRepaid(schedule, await listReports(tx, application.id))) return reported
    return transition(tx, reported, { ...by, event: 'settle', reason: 'all instalments are paid' })
  })
}

type Corrected = Officer & { number: number; reason: string }

/** The bank takes back what it reported of an instalment: it is open again. Gives that report; nothing where there is none, or all has ended. */
export function correctInstalment(
  db: Db,
  { application: of, staff_id, number, reason }: Corrected,
  now: Date,
): Promise<InstalmentReport | undefined> {
  return db.transaction(async (tx) => {
    const application = await lockActive(tx, of)
    const report = application && (await listReports(tx, application.id)).find((one) => one.number === number)
    if (!report) return undefined
    const row = { report_id: report.id, application_id: application.id, reason, staff_id, corrected_at: now }
    if (!(await insertCorrection(tx, row))) return undefined
    await transition(tx, application, { event: 'correct_instalment', actor: 'bank', actor_id: staff_id, reason, now })
    return report
  })
}

/** The bank ends the contract before its last instalment. Nothing where it has not paid, or it has ended. */
export function settleEarly(
  db: Db,
  { application: of, staff_id, reason }: Officer & { reason: string },
  now: Date,
): Promise<ApplicationRow | undefined> {
  return db.transaction(async (tx) => {
    const application = await lockActive(tx, of)
    if (!application || !(await findDisbursement(tx, application.id))) return undefined
    return transition(tx, application, { event: 'settle', actor: 'bank', actor_id: staff_id, reason, now })
  })
}
