import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { codes } from '#core/refusal-codes.ts'
import * as booking from '#modules/booking/contract.ts'
import { api, type Context, type FormFailure, formFailure, pageOf } from '../../api.server.ts'
import type { Newer } from '../../components/form/use-draft.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { dropNote } from '../../cookie-state.server.ts'
import { newerIn, stampFields, stampIn } from '../../draft.server.ts'
import { flash } from '../../flash.server.ts'
import { type Failed, fieldsOf, readForm, textsOf, type Values } from '../../form.server.ts'
import { inLanguage } from '../../to.ts'
import { addonsIn, atFields, checkForm, mistaken } from './check.server.ts'
import { draftIn } from './draft.server.ts'
import { formPath } from './financing/place.ts'
import { checkoutPath, type PayPlace } from './pay/place.ts'
import { noteCode } from './verification.server.ts'
import { words } from './words.ts'

type Posted = { context: Context; place: PayPlace; intent: string; values: Values; stamp: ReturnType<typeof stampIn> }
/** What a form that went well is answered with; what was typed stays, for browsers without scripts. */
export type Done = { ok: true; intent: string; values: Values }
/** `newer`: the form was changed in another tab, and nothing was done. */
export type Answer = Done | (Failed & { newer?: Newer })
type Step = (posted: Posted) => Promise<Response | Answer>

const done = ({ intent, values }: Posted): Done => ({ ok: true, intent, values })

/** Another step of this checkout. */
function lead({ context, place }: Posted, step: Record<string, string> = {}): Response {
  const { language, affiliate_code } = pageOf(context)
  return redirect(withAffiliate(inLanguage(language, checkoutPath(place, step)), affiliate_code))
}

async function save(posted: Posted): Promise<Answer> {
  const { context, place, values } = posted
  const plan = (['full', 'down_payment'] as const).find((known) => known === values.plan)
  await api(context, booking.saveOrder, { id: place.booking_id, addons: addonsIn(values), plan })
  return done(posted)
}

/** Puts a promo on the order or takes it off; a refusal is said at the field of the code, and nowhere else. */
async function promo(posted: Posted): Promise<Answer> {
  const { context, place, intent, values } = posted
  const page = pageOf(context)
  const id = place.booking_id
  try {
    if (intent === 'promo_remove') await api(context, booking.removePromo, { id })
    else if (intent === 'promo_code') await api(context, booking.applyPromoCode, { id, code: values.promo_code ?? '' })
    else await api(context, booking.applyPromo, { id, promo_id: intent.slice('promo:'.length) })
    flash(page, intent === 'promo_remove' ? 'promo_removed' : 'promo_used')
    return { ...done(posted), values: { ...values, promo_code: '' } }
  } catch (error) {
    if (isEnded(error)) throw error
    const failure = formFailure(error)
    const [said] = Object.values(failure.errors)
    const errors = { promo_code: said ?? [words(page.language).promoFailed(failure.message)] }
    return { ...failure, errors, intent, values }
  }
}

async function leadToFinancing(posted: Posted): Promise<Response> {
  await save(posted)
  const { language, affiliate_code } = pageOf(posted.context)
  return redirect(withAffiliate(inLanguage(language, formPath(posted.place)), affiliate_code))
}

/** Everything right: the question before the order. Otherwise each mistake at its field. */
async function review(posted: Posted): Promise<Response | Answer> {
  // A bank is asked in a form of its own, which begins with what was typed here.
  if (posted.values.plan === 'financing') return leadToFinancing(posted)
  const checked = await check(posted)
  // The total in the question is that of what is sent, also where no script has asked for it before.
  return checked.ok ? save(posted) : checked.failed
}

async function check({ context, place, intent, values }: Posted) {
  const { language, affiliate_code } = pageOf(context)
  const { data: order } = await api(context, booking.orderDetail, { id: place.booking_id })
  const checked = checkForm({ order, values, language, affiliate_code })
  if (checked.ok) return checked
  return { ok: false as const, failed: mistaken(checked.errors, { intent, values, language }) }
}

async function order(posted: Posted): Promise<Response | Answer> {
  const { context, values } = posted
  const checked = await check(posted)
  if (!checked.ok) return checked.failed
  const key = /^[\w-]{8,64}$/.test(values.key ?? '') ? values.key : randomUUID()
  const { data: placed } = await api(context, booking.checkout, checked.form, { idempotency_key: key })
  return placedOrder(posted, placed)
}

function placedOrder(posted: Posted, { booking_id, verification }: Output<typeof booking.checkout>): Response {
  const page = pageOf(posted.context)
  if (verification) {
    noteCode(page, { booking_id, next_allowed_at: verification.next_allowed_at })
    flash(page, 'code_sent')
    return lead(posted, { step: 'verify' })
  }
  dropNote(page, 'verify_booking')
  dropNote(page, 'cart')
  flash(page, 'order_placed')
  return lead(posted, { step: 'pay' })
}

async function verify(posted: Posted): Promise<Response> {
  const { context, place, values } = posted
  const { data: placed } = await api(context, booking.verifyBooking, {
    id: place.booking_id,
    code: values.code ?? '',
  })
  return placedOrder(posted, placed)
}

async function resend(posted: Posted): Promise<Response> {
  const { context, place } = posted
  return codeSentResponse(posted, (await api(context, booking.resendBookingCode, { id: place.booking_id })).data)
}

async function phone(posted: Posted): Promise<Response> {
  const { context, place, values } = posted
  const changed = { id: place.booking_id, phone_number: values.phone_number ?? '' }
  return codeSentResponse(posted, (await api(context, booking.changeBookingPhone, changed)).data)
}

function codeSentResponse(posted: Posted, { next_allowed_at }: { next_allowed_at: string }): Response {
  const page = pageOf(posted.context)
  noteCode(page, { booking_id: posted.place.booking_id, next_allowed_at })
  flash(page, 'code_sent')
  return lead(posted, { step: 'verify' })
}

/** The form as it was sent, kept for a reload; an order that has ended says so in the step itself. */
async function keepForm({ context, place, values, stamp }: Posted): Promise<void> {
  if (values.name === undefined) return
  await api(context, booking.saveForm, { id: place.booking_id, fields: draftIn(values), ...stamp })
}

const steps: Record<string, Step> = { save, review, checkout: order, verify, resend, phone }

const stepOf = (intent: string): Step =>
  intent.startsWith('promo') ? promo : Object.hasOwn(steps, intent) ? (steps[intent] ?? review) : review

/** Its time ran out, it was ordered meanwhile, or the form was never sent: the page knows where to go on. */
const endings: readonly string[] = [codes.hold_over, codes.order_closed, codes.contact_missing]
const isEnded = (error: unknown): boolean => isCallFailure(error) && endings.includes(error.code)

const ownFields = ['intent', 'key', 'self', 'consent', 'promo_code', 'code', ...stampFields]
const fields = [
  ...ownFields,
  ...fieldsOf(booking.checkout),
  /^participants\.\d{1,2}\.\w{1,40}$/,
  /^addon\.[\w-]{1,40}$/,
]

/** What the forms of steps one and verification do. */
export async function actOrder(context: Context, place: PayPlace, request: Request) {
  const { intent = 'review', version = '', revision = '', ...values } = textsOf(await readForm(request), fields)
  const posted = { context, place, intent, values, stamp: stampIn({ version, revision }) }
  try {
    await keepForm(posted)
    const answer = await stepOf(intent)(posted)
    return answer instanceof Response || answer.ok ? answer : data(answer, { status: answer.status })
  } catch (error) {
    if (isEnded(error)) return lead(posted)
    const failure = formFailure(error)
    if (failure.status === 404) throw data(null, { status: 404 })
    const { code: _code, ...otherValues } = values
    const newer = newerIn(error, pageOf(context).language)
    const errors = errorsOf(failure, posted)
    const failed: Answer = { ...failure, errors, intent, values: otherValues, ...(newer && { newer }) }
    return data(failed, { status: failure.status })
  }
}

/** Where this step says it. A code that cannot be sent yet is said at the number; the field of a code is here the promo's. */
function errorsOf({ code, errors }: FormFailure, { intent, values }: Posted): Failed['errors'] {
  if (intent === 'verify' || intent === 'resend' || intent === 'phone') return errors
  return code.startsWith('F-OTP') ? errors : atFields(errors, values)
}
