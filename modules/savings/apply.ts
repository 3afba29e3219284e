import type { z } from 'zod'
import type { Db, MemberCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { ageOn, type JakartaDate, jakartaDate, parseDate } from '#core/time.ts'
import { type FieldProblem, fieldRefusals } from '#core/validation.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { documentsOf } from '#modules/documents/module.ts'
import { dropDraft } from '#modules/drafts/module.ts'
import { lockedCart } from './load.ts'
import { documentsFor } from './rules/applicant.ts'
import type { applicantForm, heirForm } from './shapes.ts'
import { type ApplicantRow, findApplicant, type PlanRow, putApplicant, updateHeir } from './store.ts'
import { termsInForce } from './terms.ts'
import { transition } from './transition.ts'
import { problemWords } from './words.ts'

type Problem = FieldProblem<ReturnType<typeof problemWords>>
type Applicant = z.output<typeof applicantForm>
type Agreed = { agrees_bank_terms: boolean; agrees_bank_data: boolean; terms_id?: string | undefined }
export type Application = { plan: PlanRow; applicant: ApplicantRow }

/** A bank opens an account for whoever has an identity card of their own, and earns enough. */
async function applicantProblems(ctx: MemberCtx, { birth_date, monthly_income }: Applicant): Promise<Problem[]> {
  const { identity_card_age, applicant_least_income: least } = await rulesToday(ctx)
  const income = { field: 'monthly_income', word: 'income_low', values: [least] } as const
  return [
    ...ageProblems(birth_date, jakartaDate(ctx.now), identity_card_age),
    ...(monthly_income < least ? [income] : []),
  ]
}

function ageProblems(birth_date: string, today: JakartaDate, identity_card_age: number): Problem[] {
  const born = parseDate(birth_date)
  if (!born || born > today) return [{ field: 'birth_date', word: 'birth_future' }]
  const age = ageOn(today, born)
  if (age > oldest) return [{ field: 'birth_date', word: 'birth_long_ago' }]
  return age < identity_card_age ? [{ field: 'birth_date', word: 'age_low', values: [identity_card_age] }] : []
}
const oldest = 120

/** Stores who opens the account of a member's cart. */
export async function storeApplicant(ctx: MemberCtx, id: string, given: Applicant): Promise<Application> {
  const problems = await applicantProblems(ctx, given)
  return ctx.db.transaction(async (db) => {
    const plan = await lockedCart(ctx, db, id)
    if (problems.length > 0) throw fieldRefusals(problems, problemWords(ctx.language))
    const row = { id: newId(ctx.now), plan_id: plan.id, ...given, updated_at: ctx.now }
    return { plan, applicant: await putApplicant(db, row) }
  })
}

export function storeHeir(ctx: MemberCtx, id: string, heir: z.output<typeof heirForm>): Promise<Application> {
  return ctx.db.transaction(async (db) => {
    const plan = await lockedCart(ctx, db, id)
    const applicant = await updateHeir(db, plan.id, {
      mother_name: heir.mother_name,
      heir_name: heir.heir_name,
      heir_gender: heir.gender,
      heir_contact_name: heir.contact_name,
      heir_phone_number: heir.phone_number,
      updated_at: ctx.now,
    })
    if (!applicant) throw new Refusal(codes.savings_applicant_missing)
    return { plan, applicant }
  })
}

const heirFields = {
  mother_name: 'mother_name',
  heir_name: 'heir_name',
  gender: 'heir_gender',
  contact_name: 'heir_contact_name',
  phone_number: 'heir_phone_number',
} as const satisfies Record<string, keyof ApplicantRow>

const documentWords = { ktp: 'ktp_missing', npwp: 'npwp_missing' } as const

/** All that is missing to send it, each at its field: those of the heir under `heir`. */
async function missingOf(db: Db, { plan, applicant }: Application, agreed: Agreed): Promise<Problem[]> {
  const heir = Object.entries(heirFields).flatMap(([field, column]) =>
    applicant[column] === null ? [{ field: `heir.${field}`, word: 'empty' as const }] : [],
  )
  const scans = await documentsOf(db, { owner_kind: 'savings', owner_ids: [plan.id] })
  const there = new Set(scans.filter(({ person_id }) => person_id === applicant.id).map(({ kind }) => kind))
  const documents = documentsFor(applicant).flatMap((kind) =>
    there.has(kind) ? [] : [{ field: kind, word: documentWords[kind] }],
  )
  return [
    ...(plan.terms_id === null ? [{ field: 'terms_id', word: 'bank_missing' as const }] : []),
    ...heir,
    ...documents,
    ...(agreed.agrees_bank_terms ? [] : [{ field: 'agrees_bank_terms', word: 'terms_unaccepted' as const }]),
    ...(agreed.agrees_bank_data ? [] : [{ field: 'agrees_bank_data', word: 'data_unaccepted' as const }]),
  ]
}

/** Sends an application to the bank, if nothing of it is missing and its terms still hold. */
export function submitPlan(ctx: MemberCtx, id: string, agreed: Agreed): Promise<Application> {
  return ctx.db.transaction(async (db) => {
    const plan = await lockedCart(ctx, db, id)
    const applicant = await findApplicant(db, plan.id)
    if (!applicant) throw new Refusal(codes.savings_applicant_missing)
    if (agreed.terms_id !== undefined && agreed.terms_id !== plan.terms_id)
      throw new Refusal(codes.savings_bank_changed)
    const missing = await missingOf(db, { plan, applicant }, agreed)
    if (missing.length > 0) throw fieldRefusals(missing, problemWords(ctx.language))
    const { target, months, terms_id } = plan
    if (terms_id === null) throw new Error('a plan without a bank was sent')
    await termsInForce({ ...ctx, db }, { terms_id, target, months })
    const { now } = ctx
    const cause = { event: 'submit', actor: 'member', actor_id: ctx.user.id } as const
    const submitted = await transition(db, plan, { ...cause, to: { submitted_at: now }, now })
    await dropDraft(db, { tenant_id: plan.tenant_id, user_id: plan.user_id, kind: 'savings', thing_id: plan.id })
    return { plan: submitted, applicant }
  })
}

export const bookedView = ({ plan, applicant }: Application) => ({
  user_savings_id: plan.id,
  user_detail_savings_id: applicant.id,
  code: plan.code,
  state: plan.state,
})
