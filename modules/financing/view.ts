import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { bookingsById, invoiceView } from '#modules/booking/module.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { type DocumentPorts, documentsOf } from '#modules/documents/module.ts'
import { banks, partnerLicences, termsById } from '#modules/partner/module.ts'
import { financingAkads } from '#modules/partner/rules/akad.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { agreedSchedule } from './desk/repay.ts'
import { documentViews, scansOf } from './documents.ts'
import { whose } from './load.ts'
import { isOver } from './rules/deadline.ts'
import { repaidOf } from './rules/repayment.ts'
import { areComplete } from './rules/wanted-documents.ts'
import type { application, applicationCard } from './shapes.ts'
import { findDisbursement } from './store.disbursements.ts'
import { type ApplicationRow, type HistoryRow, listHistory, listReports, listSchedule } from './store.ts'
import { can } from './transition.ts'

type Ctx = MemberCtx<DocumentPorts>
type Card = z.output<typeof applicationCard>
type Shown = z.output<typeof application>

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

/** Applications in passing, with the names of what they are for: few statements, however many they are. */
export async function cardsOf(ctx: MemberCtx, rows: readonly ApplicationRow[]): Promise<Card[]> {
  const { db, language } = ctx
  const orders = await bookingsById(
    db,
    whose(ctx),
    rows.map(({ booking_id }) => booking_id),
  )
  const products = await summaries(db, [...new Set([...orders.values()].map(({ product_id }) => product_id))])
  const partners = await partnerLicences(db, [...new Set(rows.map(({ partner_id }) => partner_id))])
  const terms = await termsById(db, [...new Set(rows.map(({ terms_id }) => terms_id))])
  const again = await wantedAgain(ctx, rows)
  return rows.map((row) => {
    const booking = orders.get(row.booking_id)
    const akad = financingAkads.find((one) => one === terms.get(row.terms_id)?.akad)
    if (!booking || !akad) throw new Error(`application ${row.id} has no booking or no terms`)
    return {
      id: row.id,
      application_code: row.code,
      booking_id: row.booking_id,
      booking_code: booking.code,
      status: row.state,
      created_at: row.created_at.toISOString(),
      product: {
        id: booking.product_id,
        slug: products.find(({ id }) => id === booking.product_id)?.slug ?? '',
        name: booking.product_name[language],
      },
      departs_on: booking.departs_on,
      bank_name: partners.get(row.partner_id)?.name ?? '',
      akad,
      down_payment: row.down_payment,
      financed: row.financed,
      months: row.months,
      monthly: row.monthly,
      expires_at: iso(row.expires_at),
      documents_again: row.documents.filter((kind) => again.get(row.id)?.includes(kind)),
    }
  })
}

/** By application the kinds of scans that its bank wants anew. */
async function wantedAgain({ db }: MemberCtx, rows: readonly ApplicationRow[]): Promise<Map<string, string[]>> {
  const owner_ids = rows.filter(({ state, submitted_at }) => state === 'documents' && submitted_at).map(({ id }) => id)
  const scans = owner_ids.length > 0 ? await documentsOf(db, { owner_kind: 'financing', owner_ids }) : []
  const rejected = scans.filter(({ state }) => state === 'rejected')
  const kindsOf = (id: string) => rejected.filter(({ owner_id }) => owner_id === id).map(({ kind }) => kind)
  return new Map(owner_ids.map((id) => [id, kindsOf(id)]))
}

/** An application, with all its owner may know of it. */
export async function showApplication(ctx: Ctx, row: ApplicationRow): Promise<Shown> {
  const [card] = await cardsOf(ctx, [row])
  if (!card) throw new Error('an application was not shown')
  const scans = await scansOf(ctx, row)
  const history = await listHistory(ctx.db, row.id)
  const is_applicant_complete = Object.values(applicantOf(row)).every((value) => value !== null)
  const isOpen = !isOver(row.expires_at, ctx.now)
  return {
    ...card,
    ...moneyOf(row),
    bank: await bankOf(ctx, row),
    margin_bp: (await termsById(ctx.db, [row.terms_id])).get(row.terms_id)?.margin_bp ?? null,
    referral_code: row.referral_code,
    applicant: applicantOf(row),
    is_applicant_complete,
    documents: documentViews(ctx, row, scans),
    submitted_at: iso(row.submitted_at),
    decide_by: iso(row.decide_by),
    decided_at: iso(row.decided_at),
    conditions: row.conditions,
    ended_at: iso(row.ended_at),
    end_reason: row.ended_at ? reasonOf(history.at(-1)) : null,
    invoice: await downPaymentInvoice(ctx, row),
    ...(await repaymentOf(ctx, row)),
    timeline: history.map((step) => ({
      at: step.at.toISOString(),
      event: step.event,
      status: step.state,
      actor: step.actor,
      instalment: instalmentOf(step),
      reason: reasonOf(step),
    })),
    can_edit: isOpen && can(row, 'identify'),
    can_submit: isOpen && can(row, 'submit') && is_applicant_complete && areComplete(row.documents, scans),
    can_withdraw: can(row, 'withdraw'),
  }
}

const applicantOf = ({
  name,
  gender,
  birth_date,
  address,
  phone_number,
  email,
  job_name,
  instansi,
  years_employed,
  monthly_income,
}: ApplicationRow) => ({
  ...{ name, gender, birth_date, address, phone_number, email },
  ...{ job_name, instansi, years_employed, monthly_income },
})

function moneyOf(row: ApplicationRow) {
  const { price, down_payment, financed, charge, last, admin_fee, bank_fee, insurance_fee } = row
  const paid_to_bank = financed + charge + admin_fee + bank_fee + insurance_fee
  return {
    price,
    down_payment_percent: Math.round((down_payment * 100) / price),
    charge,
    selling_price: price + charge,
    last,
    ...{ admin_fee, bank_fee, insurance_fee },
    paid_to_bank,
    paid_in_all: down_payment + paid_to_bank,
  }
}

/** The bank with its licence of today; none, where it offers nothing any more. */
async function bankOf(ctx: Ctx, { partner_id: id }: ApplicationRow): Promise<Shown['bank']> {
  const open = (await banks(ctx)).find((bank) => bank.id === id)
  const known = (await partnerLicences(ctx.db, [id])).get(id)
  if (!known) throw new Error(`bank ${id} is not known`)
  const { slug, name, phone_number, address } = known
  return { id, slug, name, phone_number, address, licence: open?.licence ?? null }
}

const written: readonly string[] = ['ask_again', 'reject', 'call_off', 'return_money', 'correct_instalment']

/** The history notes which instalment a report is of. */
const instalmentOf = ({ event, reason }: HistoryRow): number | null => {
  const [, number] = /^instalment (\d+)$/.exec(event === 'report_instalment' ? reason : '') ?? []
  return number === undefined ? null : Number(number)
}

/** What a person wrote; what we noted ourselves is said in the words of the page. */
const reasonOf = (step: HistoryRow | undefined): string | null => {
  if (step?.event === 'approve') return step.reason === 'approved' ? null : step.reason
  return step && written.includes(step.event) ? step.reason : null
}

async function downPaymentInvoice({ db }: Ctx, { booking_id }: ApplicationRow): Promise<Shown['invoice']> {
  const invoices = (await invoicesOf(db, [booking_id])).get(booking_id) ?? []
  const invoice = invoices.findLast(({ stage }) => stage === 'down_payment')
  return invoice ? invoiceView(invoice) : null
}

/** What the bank has paid, and the schedule with what it reports; until then the days are those of today. */
async function repaymentOf({ db, now }: Ctx, row: ApplicationRow) {
  const paid = await findDisbursement(db, row.id)
  const today = jakartaDate(now)
  const schedule = paid ? await listSchedule(db, row.id) : agreedSchedule(row, today)
  const { disbursed_on, reference, amount } = paid ?? { disbursed_on: '', reference: '', amount: 0 }
  return {
    disbursement: paid ? { disbursed_on, reference, amount } : null,
    schedule: repaidOf(schedule, await listReports(db, row.id), today),
    is_schedule_estimated: !paid,
  }
}
