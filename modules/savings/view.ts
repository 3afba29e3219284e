import type { z } from 'zod'
import { endingOf, maskedNumber } from '#core/account-number.ts'
import type { MemberCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { draftOf } from '#modules/drafts/module.ts'
import { type BoundTerms, boundTerms } from '#modules/partner/module.ts'
import { isSavings, type SavingsProduct } from '#modules/partner/rules/bank-product.ts'
import { cartView } from './cart.ts'
import { progressOfAll } from './progress.ts'
import { openStates, type SavingsEvent } from './rules/machine.ts'
import type { savingsDetail, savingsItem } from './shapes.ts'
import { listDeposits } from './store.progress.ts'
import { listApplicantIds, listHistory, type PlanRow } from './store.ts'
import { stateLabels, stepLabels } from './words.ts'

type Ctx = Pick<MemberCtx, 'db' | 'now' | 'language' | 'user' | 'tenant'>

const moment = (at: Date | null): string | null => at?.toISOString() ?? null
const isOpen = ({ state }: PlanRow): boolean => openStates.some((one) => one === state)

/** All that these plans show of others, each asked for once. */
async function factsOf({ db, now }: Ctx, plans: readonly PlanRow[]) {
  const ids = plans.map(({ id }) => id)
  const today = jakartaDate(now)
  return {
    terms: await boundTerms(db, [...new Set(plans.flatMap(({ terms_id }) => terms_id ?? []))], today),
    products: await productsOf(db, plans),
    progress: await progressOfAll(db, plans, today),
    applicants: ids.length > 0 ? await listApplicantIds(db, ids) : new Map<string, string>(),
  }
}
type Facts = Awaited<ReturnType<typeof factsOf>>

async function productsOf(db: Ctx['db'], plans: readonly PlanRow[]) {
  const ids = [...new Set(plans.flatMap(({ product_id }) => product_id ?? []))]
  const rows = ids.length > 0 ? await summaries(db, ids) : []
  return new Map(rows.map((row) => [row.id, row]))
}

function productView({ language }: Ctx, { product_id }: PlanRow, { products }: Facts) {
  const product = product_id === null ? undefined : products.get(product_id)
  if (!product) return null
  const { id, slug, name, picture_ids, picture_colour } = product
  return { id, slug, name: name[language], picture_id: picture_ids[0] ?? null, picture_colour }
}

function termsOf(bound: BoundTerms | undefined): SavingsProduct | undefined {
  return bound && isSavings(bound.product) ? bound.product : undefined
}

function progressIn({ progress }: Facts, { id }: PlanRow) {
  const own = progress.get(id)
  if (!own) throw new Error(`savings plan ${id} has no progress`)
  return own
}

/** Umrah packages that cost no more than the balance. */
const packagesWithin = (balance: number): string => `/umroh?price=-${balance}`

function planView(ctx: Ctx, plan: PlanRow, facts: Facts) {
  const bound = plan.terms_id === null ? undefined : facts.terms.get(plan.terms_id)
  return {
    ...cartView(plan),
    state: plan.state,
    label: stateLabels(ctx.language)[plan.state],
    user_detail_savings_id: facts.applicants.get(plan.id) ?? null,
    product: productView(ctx, plan, facts),
    bank: bound?.bank ?? null,
    akad: termsOf(bound)?.akad ?? null,
    created_at: plan.created_at.toISOString(),
    submitted_at: moment(plan.submitted_at),
    accepted_at: moment(plan.accepted_at),
    closing_requested_at: moment(plan.closing_requested_at),
    ended_at: moment(plan.ended_at),
    end_reason: plan.end_reason,
    progress: progressIn(facts, plan),
    packages_path: plan.state === 'reached' ? packagesWithin(progressIn(facts, plan).balance) : null,
  }
}

/** Plans as a list shows them. */
export async function plansView(ctx: Ctx, plans: readonly PlanRow[]): Promise<z.output<typeof savingsItem>[]> {
  const facts = await factsOf(ctx, plans)
  return plans.map((plan) => ({
    ...planView(ctx, plan, facts),
    virtual_account: plan.virtual_account === null ? null : maskedNumber(endingOf(plan.virtual_account)),
  }))
}

function termsView(bound: BoundTerms | undefined): z.output<typeof savingsDetail>['terms'] {
  const terms = termsOf(bound)
  if (!terms) return null
  const { terms_id, akad, minimum_deposit, admin_fee, months, valid_from, source } = terms
  const nisbah = terms.akad === 'mudharabah' ? terms.nisbah : null
  return { terms_id, akad, minimum_deposit, admin_fee, nisbah, months, valid_from, source }
}

function howToPay(plan: PlanRow, bound: BoundTerms | undefined) {
  const { account_number, virtual_account } = plan
  if (!isOpen(plan) || !bound || account_number === null || virtual_account === null) return null
  return { bank_name: bound.bank.name, virtual_account, account_number }
}

/** What a step is called, to its owner and at the bank's desk. */
export function stepLabel(event: SavingsEvent, state: PlanRow['state'], language: Ctx['language']): string {
  const say = stepLabels(language)
  if (event === 'deposit') return say.first_deposit
  if (event === 'fall_short' || event.startsWith('correct')) return say.deposit_corrected
  return event.startsWith('ask_to_close') ? say.closing_requested : stateLabels(language)[state]
}

/** What has happened, without every single deposit: those have a list of their own. */
async function timelineOf({ db, language }: Ctx, plan: PlanRow) {
  const steps = await listHistory(db, plan.id)
  const isFirst = (event: string, i: number) => steps.findIndex((step) => step.event === event) === i
  return steps
    .filter(({ event }, i) => event !== 'deposit_beyond' && (event !== 'deposit' || isFirst(event, i)))
    .map(({ event, state, actor, reason, at }) => ({
      state,
      actor,
      label: stepLabel(event, state, language),
      at: at.toISOString(),
      reason,
    }))
}

async function draftView({ db }: Ctx, { tenant_id, user_id, id, state }: PlanRow) {
  if (state !== 'cart') return null
  const draft = await draftOf(db, { tenant_id, user_id, kind: 'savings', thing_id: id })
  return draft ? { version: draft.version, fields: draft.fields } : null
}

/** One plan with everything its owner may see. */
export async function planDetail(ctx: Ctx, plan: PlanRow): Promise<z.output<typeof savingsDetail>> {
  const facts = await factsOf(ctx, [plan])
  const bound = plan.terms_id === null ? undefined : facts.terms.get(plan.terms_id)
  const shown = planView(ctx, plan, facts)
  const deposits = await listDeposits(ctx.db, plan.id)
  return {
    ...shown,
    terms: termsView(bound),
    how_to_pay: howToPay(plan, bound),
    deposits: deposits.map(({ paid_at, received_at, ...deposit }) => ({
      ...deposit,
      paid_at: paid_at.toISOString(),
      received_at: received_at.toISOString(),
    })),
    timeline: await timelineOf(ctx, plan),
    can_withdraw: plan.state === 'cart' || plan.state === 'submitted',
    can_close: isOpen(plan) && plan.closing_requested_at === null,
    draft: await draftView(ctx, plan),
  }
}
