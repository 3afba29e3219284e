import { endingOf, maskedNumber } from '#core/account-number.ts'
import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { bookingsById } from '#modules/booking/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { documentsOf } from '#modules/documents/module.ts'
import { partnerLicences, termsById } from '#modules/partner/module.ts'
import { financingAkads } from '#modules/partner/rules/akad.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { listFinancing, seeFinancing } from '../contract.console.ts'
import { repaidOf } from '../rules/repayment.ts'
import { findApplicationAt, findDisbursementAt } from '../store.desk.ts'
import { findDisbursement } from '../store.disbursements.ts'
import { type ApplicationRow, listHistory, listReports, listSchedule } from '../store.ts'

type Row = Output<typeof listFinancing>['rows'][number]
type Seen = Output<typeof seeFinancing>
type Ctx = Pick<StaffCtx, 'db' | 'now' | 'language' | 'staff'>

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

/** An application at the own bank; any other is not there. */
export async function applicationAtDesk({ db, staff }: Pick<Ctx, 'db' | 'staff'>, id: string): Promise<ApplicationRow> {
  const row = await findApplicationAt(db, scopesOf(staff), id)
  if (!row) throw new Refusal(codes.not_found)
  return row
}

/** What a bank says it has paid us, and what the audit has of it. */
export async function disbursementAtDesk({ db, staff }: Pick<Ctx, 'db' | 'staff'>, id: string) {
  const known = await findDisbursementAt(db, scopesOf(staff), id)
  if (!known) throw new Refusal(codes.not_found)
  const { code, disbursement } = known
  return { disbursement, facts: { code, amount: disbursement.amount, reference: disbursement.reference } }
}

/** What its applicant has withdrawn is no bank's to read: neither who they are nor their scans. */
export const isReadable = ({ state }: Pick<ApplicationRow, 'state'>): boolean => state !== 'withdrawn'

/** What a step gives nothing for: somebody was faster, or its time is over. */
export function moved<T>(made: T | undefined): T {
  if (made === undefined) throw new Refusal(codes.financing_moved)
  return made
}

/** Applications as a bank's list shows them. */
export async function rowsAtDesk(db: Db, rows: readonly ApplicationRow[]): Promise<Row[]> {
  const banks = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  const terms = await termsById(db, [...new Set(rows.map(({ terms_id }) => terms_id))])
  return rows.map((row) => {
    const akad = financingAkads.find((one) => one === terms.get(row.terms_id)?.akad)
    if (!akad) throw new Error(`application ${row.id} has no terms`)
    return {
      id: row.id,
      code: row.code,
      bank_name: banks.get(row.partner_id)?.name ?? '',
      name: row.name ?? '–',
      akad,
      financed: row.financed,
      months: row.months,
      state: row.state,
      submitted_at: iso(row.submitted_at),
      expires_at: iso(row.expires_at),
    }
  })
}

const noApplicant: Seen['applicant'] = {
  gender: null,
  birth_date: null,
  address: null,
  phone_number: null,
  email: null,
  job_name: null,
  instansi: null,
  years_employed: null,
  monthly_income: null,
}

const applicantOf = (row: ApplicationRow): Seen['applicant'] => {
  if (!isReadable(row)) return noApplicant
  const { gender, birth_date, address, email, job_name, instansi, years_employed, monthly_income } = row
  const phone_number = row.phone_number && maskedNumber(endingOf(row.phone_number))
  return { gender, birth_date, address, phone_number, email, job_name, instansi, years_employed, monthly_income }
}

async function documentsAt(db: Db, row: ApplicationRow): Promise<Seen['documents']> {
  const scans = isReadable(row) ? await documentsOf(db, { owner_kind: 'financing', owner_ids: [row.id] }) : []
  return row.documents.map((kind) => {
    const scan = scans.find((one) => one.kind === kind)
    return {
      kind,
      scan: scan
        ? { id: scan.id, state: scan.state, reason: scan.reason, uploaded_at: scan.uploaded_at.toISOString() }
        : null,
    }
  })
}

/** Events whose reason a person wrote; the others note it for ourselves. */
const written: readonly string[] = [
  ...['ask_again', 'approve', 'reject', 'disburse', 'disburse_again', 'correct_instalment', 'settle', 'call_off'],
]

async function timelineAt(db: Db, id: string): Promise<Seen['timeline']> {
  const steps = await listHistory(db, id)
  const ofBank = (step: (typeof steps)[number]) => (step.actor === 'bank' ? step.actor_id : null)
  const names = await staffNames(
    db,
    steps.flatMap((step) => ofBank(step) ?? []),
  )
  return steps.map((step) => ({
    event: step.event,
    at: step.at.toISOString(),
    by_name: names.get(ofBank(step) ?? '') ?? null,
    reason: written.includes(step.event) && step.reason !== 'approved' ? step.reason : null,
  }))
}

async function repaymentAt({ db, now }: Ctx, id: string) {
  const paid = await findDisbursement(db, id)
  const { amount = 0, disbursed_on = '', reference = '', missed_reason = null } = paid ?? {}
  const schedule = repaidOf(await listSchedule(db, id), await listReports(db, id), jakartaDate(now))
  return { disbursement: paid ? { amount, disbursed_on, reference, missed_reason } : null, schedule }
}

/** The file of one application, as its bank sees it. */
export async function applicationFile(ctx: Ctx, row: ApplicationRow): Promise<Seen> {
  const { db, language } = ctx
  const [shown] = await rowsAtDesk(db, [row])
  const booking = (await bookingsById(db, row, [row.booking_id])).get(row.booking_id)
  if (!shown || !booking) throw new Error('an application was not shown')
  const rules = await datedRulesOn(db, jakartaDate(ctx.now))
  const { price, down_payment, charge, monthly, last, admin_fee, bank_fee, insurance_fee, conditions } = row
  return {
    ...shown,
    booking_code: booking.code,
    package_name: booking.product_name[language],
    departs_on: booking.departs_on,
    applicant: applicantOf(row),
    ...{ price, down_payment, charge, monthly, last, admin_fee, bank_fee, insurance_fee, conditions },
    resend_hours: rules.financing_resend_hours,
    down_payment_hours: rules.financing_down_payment_hours,
    decide_by: iso(row.decide_by),
    decided_at: iso(row.decided_at),
    documents: await documentsAt(db, row),
    ...(await repaymentAt(ctx, row.id)),
    timeline: await timelineAt(db, row.id),
  }
}

/** What the audit has of an application. */
export const applicationFacts = ({ code, state }: ApplicationRow) => ({ code, state })
