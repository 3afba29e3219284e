import { data, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { codes } from '#core/refusal-codes.ts'
import * as booking from '#modules/booking/contract.ts'
import { maskedPhone } from '#modules/booking/rules/masked-phone.ts'
import { applyForFinancing, financingDocumentList, financingOrder } from '#modules/financing/contract.ts'
import { api, type Context, formFailure, pageOf } from '../../../api.server.ts'
import type { Newer } from '../../../components/form/use-draft.ts'
import { withAffiliate } from '../../../components/shell/use-href.ts'
import { dropNote } from '../../../cookie-state.server.ts'
import { newerIn, stampFields, stampIn } from '../../../draft.server.ts'
import { flash } from '../../../flash.server.ts'
import { type Failed, fieldsOf, readForm, textsOf, type Values } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'
import { mistaken } from '../check.server.ts'
import { draftIn, financingFields } from '../draft.server.ts'
import type { PayPlace } from '../pay/place.ts'
import { begin, beginFields } from './begin-act.server.ts'
import { checkIdentity } from './check.server.ts'
import { sendDocument } from './document-act.server.ts'
import { applicationPath, type FormStep, formPath } from './place.ts'
import type { Posted } from './posted.ts'
import { tryKey } from './try-key.server.ts'

type Stamped = Posted & { stamp: ReturnType<typeof stampIn>; isScripted: boolean }
/** `verification`: where a code went, which is to be typed in as well. */
type Done = { ok: true; intent: string; values: Values; verification?: { phone_number: string } }
export type Answer = Done | (Failed & { newer?: Newer })

const done = ({ intent, values }: Posted): Done => ({ ok: true, intent, values })

function lead({ context, place }: Posted, step?: FormStep): Response {
  const { language, affiliate_code } = pageOf(context)
  return redirect(withAffiliate(inLanguage(language, formPath(place, step)), affiliate_code))
}

/** What was typed, kept for a reload and for the price of what was chosen; once the order is placed there is no draft. */
async function save(posted: Stamped): Promise<Answer> {
  const { context, place, values, stamp } = posted
  await api(context, booking.saveForm, { id: place.booking_id, fields: draftIn(values), ...stamp })
  return done(posted)
}

async function apply(posted: Stamped): Promise<Response | Answer> {
  const { context, place, intent, values } = posted
  const page = pageOf(context)
  const { order, application, least_income } = (await api(context, financingOrder, { id: place.booking_id })).data
  const isBegun = application !== null
  if (!isBegun) await save(posted)
  const checked = checkIdentity({ order, isBegun, values, language: page.language, least_income })
  if (!checked.ok) return mistaken(checked.errors, { intent, values, language: page.language })
  const key = { idempotency_key: tryKey(values.key, checked.form) }
  const { verification } = (await api(context, applyForFinancing, checked.form, key)).data
  if (verification) return { ...done(posted), verification: { phone_number: verification.phone_number } }
  dropNote(page, 'cart')
  flash(page, 'application_saved')
  return lead(posted, 'documents')
}

async function resend(posted: Stamped): Promise<Answer> {
  const { context, place } = posted
  await api(context, booking.resendBookingCode, { id: place.booking_id })
  const { order } = (await api(context, financingOrder, { id: place.booking_id })).data
  flash(pageOf(context), 'code_sent')
  return { ...done(posted), verification: { phone_number: maskedPhone(order.contact.phone_number ?? '') } }
}

/** Everything to the bank, with each consent as it was ticked. */
async function confirm(posted: Stamped): Promise<Response> {
  const { context, place, values } = posted
  const page = pageOf(context)
  const consents = {
    accept_terms: values.accept_terms === 'on',
    accept_privacy: values.accept_privacy === 'on',
    accept_bank_data: values.accept_bank_data === 'on',
  }
  const sent = { id: place.booking_id, confirm: true, ...consents }
  await api(context, applyForFinancing, sent, { idempotency_key: tryKey(values.key, sent) })
  const { data: list } = await api(context, financingDocumentList, { id: place.booking_id })
  flash(page, 'data_sent')
  return redirect(inLanguage(page.language, applicationPath(list.financing_transaction_id)))
}

async function documentStep(posted: Stamped): Promise<Response | Answer | undefined> {
  const { intent, values, context } = posted
  const problem = await sendDocument(posted)
  if (problem) return mistaken({ file: [problem] }, { intent, values, language: pageOf(context).language })
  if (posted.isScripted) return undefined
  flash(pageOf(posted.context), 'document_sent')
  return lead(posted, 'documents')
}

type Step = (posted: Stamped) => Promise<Response | Answer | undefined>
const steps: Record<string, Step> = { save, apply, resend, confirm, begin, document: documentStep }

/** Its time ran out, or it was sent meanwhile: the page knows where to go on. */
const endings: readonly string[] = [codes.hold_over, codes.order_closed, codes.contact_missing, codes.financing_closed]
const isEnded = (error: unknown): boolean => isCallFailure(error) && endings.includes(error.code)

const own = ['intent', 'key', 'self', 'verifying', 'type', ...stampFields, ...financingFields]
const fields = [...own, ...beginFields, ...fieldsOf(applyForFinancing), /^participants\.\d{1,2}\.\w{1,40}$/]

type Sent = { request: Request; url: URL }

/** What the forms of each step do. A file that a script sends by itself names its form in the address. */
export async function actForm(context: Context, place: PayPlace, { request, url }: Sent) {
  const form = await readForm(request)
  const sent = textsOf(url.searchParams, ['intent', 'type'])
  const isScripted = sent.intent === 'document'
  const typed = { ...(isScripted && sent), ...textsOf(form, fields) }
  const { intent = 'apply', version = '', revision = '', ...values } = typed
  const posted = { context, place, intent, values, form, isScripted, stamp: stampIn({ version, revision }) }
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const answer = await step(posted)
    return answer && !(answer instanceof Response) && !answer.ok ? data(answer, { status: answer.status }) : answer
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (isEnded(error)) return lead(posted)
    const failure = formFailure(error)
    if (failure.status === 404 && intent !== 'begin') throw data(null, { status: 404 })
    const { code: _code, ...otherValues } = values
    const newer = newerIn(error, pageOf(context).language)
    const failed: Answer = { ...failure, intent, values: otherValues, ...(newer && { newer }) }
    return data(failed, { status: failure.status })
  }
}
