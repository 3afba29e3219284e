import { isDeepStrictEqual } from 'node:util'
import type { Input } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { newCode, newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { attributeCode } from '#modules/affiliate/module.ts'
import { type BookingPorts, bookingOf, lockFinanced, placeFinanced } from '#modules/booking/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { banks, termsById } from '#modules/partner/module.ts'
import { bankProductOf, type FinancingProduct, isFinancing } from '#modules/partner/rules/bank-product.ts'
import type { applyForFinancing } from './contract.ts'
import { type Identity, identityOf, planOf, type Wish } from './form.ts'
import { refuseJourney, whose } from './load.ts'
import { planProblems } from './plan-problems.ts'
import { financingMachine } from './rules/application.ts'
import { completeBy, isOver } from './rules/deadline.ts'
import { type FinancingPlan, type FinancingRules, financingPlan } from './rules/plan.ts'
import { wantedDocuments } from './rules/wanted-documents.ts'
import { type ApplicationRow, hasOpen, insertApplication, lockApplication } from './store.ts'
import { can, transition } from './transition.ts'
import { words } from './words.ts'

type Ctx = MemberCtx<BookingPorts>
type Given = Input<typeof applyForFinancing>
type Booking = Awaited<ReturnType<typeof lockFinanced>>
type Saved =
  | { is: 'saved'; application: ApplicationRow }
  | { is: 'unproven'; phone_number: string; next_allowed_at: string }

const filled = { event: 'identify', actor: 'member', reason: 'identity saved' } as const

/** Another identity for an application that was not sent, or came back; what is applied for stays. */
export async function saveAgain(ctx: Ctx, given: Given, made: ApplicationRow): Promise<Saved> {
  const { now, user } = ctx
  const identity = await identityOf(ctx, given)
  return inTransaction(ctx.db, async (db) => {
    await lockFinanced(db, made.booking_id)
    const application = await lockApplication(db, made.id)
    if (!application || !can(application, 'identify') || isOver(application.expires_at, now))
      throw new Refusal(codes.financing_closed)
    // The number that was proved for the order stays the one that the bank calls.
    const phone_number = phoneNumberOf(identity.phone_number, ctx.language)
    if (phone_number !== application.phone_number)
      throw new Refusal(codes.input_invalid, { errors: { phone_number: [words(ctx.language).phoneFixed] } })
    const to = {
      ...identity,
      phone_number,
      documents: await documentsFor(db, application, identity),
    }
    if (isSameAs(application, to)) return { is: 'saved', application }
    return { is: 'saved', application: await transition(db, application, { ...filled, actor_id: user.id, to, now }) }
  })
}

const isSameAs = (was: ApplicationRow, to: Partial<ApplicationRow>): boolean =>
  isDeepStrictEqual({ ...was, ...to }, was)

async function documentsFor(db: Db, { terms_id, documents, submitted_at }: ApplicationRow, identity: Identity) {
  const row = (await termsById(db, [terms_id])).get(terms_id)
  const terms = row && bankProductOf(row)
  if (!terms || !isFinancing(terms)) throw new Error(`terms ${terms_id} finance nothing`)
  const wanted = wantedDocuments(terms, identity.monthly_income)
  // What a bank has asked for stays wanted, whatever income is given now.
  return submitted_at ? [...documents, ...wanted.filter((kind) => !documents.includes(kind))] : wanted
}

/** The first save: the order is placed for the bank to finance, and the application begins. */
export async function saveFirst(ctx: Ctx, given: Given): Promise<Saved> {
  const cart = await bookingOf(ctx, given.id)
  await refuseJourney(ctx, cart)
  if (await hasOpen(ctx.db, { ...whose(ctx), departure_id: cart.departure_id })) throw new Refusal(codes.financing_open)
  const identity = await identityOf(ctx, given)
  const wish = planOf(ctx, given)
  const chosen = await chosenTerms(ctx, wish.terms_id)
  await refuseJourney(ctx, cart, chosen.terms.days_before)
  const consultant = await consultantOf(ctx, given.referral_code)
  const saved = await inTransaction(ctx.db, async (db) => {
    const rules = await datedRulesOn(db, jakartaDate(ctx.now))
    const agreed = (price: number) => planFor(ctx, { price, wish, terms: chosen.terms, rules })
    const form = { ...identity, participants: wish.participants, addons: given.addons, code: given.code }
    const downPayment = ({ total }: { total: number }) => agreed(total).down_payment
    const placed = await placeFinanced(ctx, db, { id: given.id, form, downPayment, consultant })
    if (placed.is !== 'placed') return placed
    const plan = agreed(placed.booking.total)
    const row = newRow(ctx, placed.booking, { ...chosen, plan, identity, referral_code: given.referral_code ?? null })
    const expires_at = completeBy(ctx.now, rules)
    const application = await begin(ctx, db, { ...row, expires_at })
    return { is: 'saved', application } as const
  })
  // A wrong try must stay counted, so it is refused only now.
  if (saved.is === 'wrong_code') throw new Refusal(codes.code_wrong)
  return saved
}

async function begin({ user, now }: Ctx, db: Db, row: ApplicationRow): Promise<ApplicationRow> {
  const who = { application_id: row.id, actor: 'member', actor_id: user.id } as const
  const step = { ...who, event: 'apply', state: row.state, reason: 'applied' } as const
  if (!(await insertApplication(db, { row, step }, now))) throw new Refusal(codes.financing_open)
  return transition(db, row, { ...filled, actor_id: user.id, now })
}

/** The terms that were chosen, of a bank that may do business today; a bank may have changed them since they were shown. */
async function chosenTerms(ctx: Ctx, terms_id: string): Promise<{ partner_id: string; terms: FinancingProduct }> {
  for (const { id, licence, products } of await banks(ctx)) {
    const terms = products.filter(isFinancing).find((product) => product.terms_id === terms_id)
    if (terms && licence.state === 'valid') return { partner_id: id, terms }
  }
  throw new Refusal(codes.input_invalid, { errors: { terms_id: [words(ctx.language).termsGone] } })
}

/** A code that was typed wins over whoever the order had; one of nobody is kept as it was given, and changes nothing. */
async function consultantOf({ db, tenant, user, now }: Ctx, code: string | undefined) {
  const consultant = await attributeCode(db, { tenant_id: tenant.id, user_id: user.id, code, source: 'order', now })
  return consultant && { affiliate_code: consultant.affiliate_code, consultant_name: consultant.full_name }
}

type Wished = { price: number; wish: Wish; terms: FinancingProduct; rules: FinancingRules }

/** What is paid back for that price; refuses at its field what cannot be financed. */
function planFor({ language }: Ctx, { price, wish, terms, rules }: Wished): FinancingPlan {
  const { down_payment, months } = wish
  const errors = planProblems({ price, down_payment, months }, { rules, terms, language })
  if (errors) throw new Refusal(codes.input_invalid, { errors })
  const plan = financingPlan({ price: rupiah(price), down_payment: rupiah(down_payment), months }, terms, rules)
  if (!plan) throw new Error('a sum without a problem has no plan')
  return plan
}

type Agreed = {
  partner_id: string
  terms: FinancingProduct
  plan: FinancingPlan
  identity: Identity
  referral_code: string | null
}

function newRow(
  ctx: Ctx,
  booking: Booking,
  { partner_id, terms, plan, identity, referral_code }: Agreed,
): ApplicationRow {
  const { price, down_payment, financed, charge, months, monthly, last } = plan
  const { terms_id, admin_fee, bank_fee, insurance_fee } = terms
  const phone_number = phoneNumberOf(identity.phone_number, ctx.language)
  return {
    ...{ id: newId(ctx.now), code: `FIN-${newCode(8)}`, ...whose(ctx), booking_id: booking.id },
    ...{ departure_id: booking.departure_id, partner_id, terms_id, state: financingMachine.start },
    ...{ price, down_payment, financed, charge, months, monthly, last, admin_fee, bank_fee, insurance_fee },
    ...{ ...identity, phone_number, referral_code, documents: wantedDocuments(terms, identity.monthly_income) },
    ...{ expires_at: null, submitted_at: null, decide_by: null, decided_at: null, conditions: null },
    ...{ ended_at: null, end_reason: null, created_at: ctx.now },
  }
}
