import { endingOf, maskedNumber } from '#core/account-number.ts'
import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { documentsOf } from '#modules/documents/module.ts'
import { type BoundTerms, boundTerms } from '#modules/partner/module.ts'
import { isSavings } from '#modules/partner/rules/bank-product.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { listSavingsPlans, seeSavingsPlan } from './contract.console.ts'
import { savingsDocuments } from './rules/applicant.ts'
import { findPlanAt, listSteps } from './store.desk.ts'
import { countedOf, listDeposits } from './store.progress.ts'
import { type ApplicantRow, findApplicant, type PlanRow } from './store.ts'
import { stepLabel } from './view.ts'

type Row = Output<typeof listSavingsPlans>['rows'][number]
type Seen = Output<typeof seeSavingsPlan>
type Ctx = Pick<StaffCtx, 'db' | 'now' | 'language' | 'staff'>

const moment = (at: Date | null): string | null => at?.toISOString() ?? null
const masked = (number: string): string => maskedNumber(endingOf(number))

/** A plan of the own bank; any other is not there. */
export async function planAtDesk({ db, staff }: Pick<Ctx, 'db' | 'staff'>, id: string) {
  const plan = await findPlanAt(db, scopesOf(staff), id)
  if (!plan?.partner_id) throw new Refusal(codes.not_found)
  return { ...plan, partner_id: plan.partner_id }
}

/** The scans of what was withdrawn are no bank's to read, until the night has deleted them. */
export const isReadable = ({ state }: Pick<PlanRow, 'state'>): boolean => state !== 'withdrawn'

/** The terms of a plan's day. */
function termsIn(terms: ReadonlyMap<string, BoundTerms>, { id, terms_id }: PlanRow) {
  const bound = terms_id === null ? undefined : terms.get(terms_id)
  if (!bound || !isSavings(bound.product)) throw new Error(`savings plan ${id} has no terms to save by`)
  return { bank_name: bound.bank.name, product: bound.product }
}

type Listed = PlanRow & { full_name: string | null }

/** Plans as a bank's list shows them. */
export async function plansAtDesk({ db, now }: Pick<Ctx, 'db' | 'now'>, rows: readonly Listed[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ terms_id }) => terms_id ?? []))]
  const terms = await boundTerms(db, ids, jakartaDate(now))
  const counted = await countedOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((plan) => {
    const { bank_name, product } = termsIn(terms, plan)
    return {
      id: plan.id,
      code: plan.code,
      bank_name,
      full_name: plan.full_name ?? '–',
      akad: product.akad,
      target: plan.target,
      months: plan.months,
      state: plan.state,
      submitted_at: moment(plan.submitted_at),
      closing_requested_at: moment(plan.closing_requested_at),
      balance: counted.get(plan.id)?.balance ?? 0,
    }
  })
}

const applicantView = (row: ApplicantRow): Seen['applicant'] => ({
  full_name: row.full_name,
  gender: row.gender,
  birth_date: row.birth_date,
  email: row.email,
  phone_number: masked(row.phone_number),
  address: row.address,
  occupation: row.occupation,
  monthly_income: row.monthly_income,
  has_tax_id: row.has_tax_id,
  mother_name: row.mother_name,
  heir_name: row.heir_name,
  heir_gender: row.heir_gender,
  heir_contact_name: row.heir_contact_name,
  heir_phone_number: row.heir_phone_number && masked(row.heir_phone_number),
})

async function documentsAt(db: Db, plan: PlanRow): Promise<Seen['documents']> {
  if (!isReadable(plan)) return []
  const rows = await documentsOf(db, { owner_kind: 'savings', owner_ids: [plan.id] })
  return rows.flatMap(({ id, kind, type, size, uploaded_at }) => {
    const known = savingsDocuments.find((one) => one === kind)
    return known ? [{ id, kind: known, type, size, uploaded_at: uploaded_at.toISOString() }] : []
  })
}

async function timelineAt({ db, language }: Ctx, plan_id: string): Promise<Seen['timeline']> {
  const steps = await listSteps(db, plan_id)
  const ofBank = (step: (typeof steps)[number]) => (step.actor === 'bank' ? step.actor_id : null)
  const names = await staffNames(
    db,
    steps.flatMap((step) => ofBank(step) ?? []),
  )
  const isFirst = (event: string, i: number) => steps.findIndex((step) => step.event === event) === i
  return steps
    .filter(({ event }, i) => event !== 'deposit' || isFirst(event, i))
    .map((step) => ({
      label: stepLabel(step.event, step.state, language),
      at: step.at.toISOString(),
      by_name: names.get(ofBank(step) ?? '') ?? null,
      reason: step.reason,
    }))
}

/** The file of one plan, as its bank sees it. */
export async function planFile(ctx: Ctx, plan: PlanRow): Promise<Seen> {
  const { db } = ctx
  const applicant = await findApplicant(db, plan.id)
  const [row] = await plansAtDesk(ctx, [{ ...plan, full_name: applicant?.full_name ?? null }])
  if (!row) throw new Error('a plan was not shown')
  const { product } = termsIn(await boundTerms(db, [plan.terms_id ?? ''], jakartaDate(ctx.now)), plan)
  const deposits = await listDeposits(db, plan.id)
  return {
    ...row,
    deposit_day: plan.deposit_day,
    minimum_deposit: product.minimum_deposit,
    nisbah: product.akad === 'mudharabah' ? product.nisbah : null,
    admin_fee: product.admin_fee,
    accepted_at: moment(plan.accepted_at),
    ended_at: moment(plan.ended_at),
    end_reason: plan.end_reason,
    account_number: plan.account_number,
    virtual_account: plan.virtual_account,
    applicant: applicant ? applicantView(applicant) : null,
    documents: await documentsAt(db, plan),
    deposits: deposits.map(({ paid_at, received_at, ...deposit }) => ({
      ...deposit,
      paid_at: paid_at.toISOString(),
      received_at: received_at.toISOString(),
    })),
    timeline: await timelineAt(ctx, plan.id),
  }
}

/** What the audit has of a plan; numbers of accounts by their last digits. */
export const planFacts = ({ code, state, account_number, virtual_account }: PlanRow) => ({
  code,
  state,
  account_number: account_number && masked(account_number),
  virtual_account: virtual_account && masked(virtual_account),
})
