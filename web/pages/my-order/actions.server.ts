import { data, redirect } from 'react-router'
import { CallFailure } from '#core/client.ts'
import { hashSecret } from '#core/ids.ts'
import type { PageContext } from '#core/page.ts'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { validationWords } from '#core/validation.ts'
import {
  correctTraveller,
  declineReschedule,
  giveFeedback,
  saveDetails,
  uploadDocument,
} from '#modules/booking/contract.ts'
import { documentKinds } from '#modules/booking/rules/documents.ts'
import { guardianRelations } from '#modules/booking/rules/passport.ts'
import { giveRefundAccount } from '#modules/payment/contract.ts'
import { cancelSouvenirCheckout } from '#modules/souvenir/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import type { ToastKey } from '../../components/toast-words.ts'
import { flash } from '../../flash.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../form.server.ts'
import { to } from '../../to.ts'
import { feedbackErrors, leastReview, type TypedReview } from './feedback-check.ts'
import { saveRefundAccount } from './refund-account.server.ts'

export type Posted = { context: Context; id: string; values: Values; form: FormData }

const genders = ['male', 'female'] as const

const uploadOf = async (file: File) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })

/** The one file of a form, under whichever name: fields of one page need names of their own. */
async function document({ context, id, values, form }: Posted): Promise<ToastKey> {
  const file = [...form.values()].find((value) => value instanceof File)
  const type = documentKinds.find((kind) => kind === values.type)
  if (!type) throw data(null, { status: 400 })
  const files = { file: await uploadOf(file ?? new File([], '')) }
  await api(context, uploadDocument, { id, participant_id: values.participant ?? '', type }, { files })
  return 'document_sent'
}

const given = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])))

/** What is left empty stays as it is; what is asked for and not there is told by the call. */
async function details({ context, id, values }: Posted): Promise<ToastKey> {
  const { participant: participant_id = '', passport_number, passport_expires_on, guardian_name } = values
  const gender = genders.find((one) => one === values.gender)
  const guardian_relation = guardianRelations.find((one) => one === values.guardian_relation)
  const typed = given({ passport_number, passport_expires_on, guardian_name, birth_date: values.birth_date })
  const chosen = { ...(gender && { gender }), ...(guardian_relation && { guardian_relation }) }
  await api(context, saveDetails, { id, participant_id, ...typed, ...chosen })
  return 'details_saved'
}

async function correct({ context, id, values }: Posted): Promise<ToastKey> {
  const { participant: participant_id = '', name = '', reason = '', birth_date, is_single_name } = values
  const optionalFields = { ...given({ birth_date }), ...(is_single_name && { is_single_name: true }) }
  await api(context, correctTraveller, { id, participant_id, name, reason, ...optionalFields })
  return 'traveller_corrected'
}

async function decline({ context, id }: Posted): Promise<ToastKey> {
  await api(context, declineReschedule, { id }, { idempotency_key: hashSecret(`decline ${id}`) })
  return 'reschedule_declined'
}

/** What the call would say of a rating that nobody chose is no word for people. */
function refuseEmpty({ language }: PageContext, typed: TypedReview): void {
  const code = codes.input_invalid
  const { empty, short } = validationWords(language)
  const errors = feedbackErrors(typed, { empty, textHint: short(leastReview) })
  const { status, [language]: message } = refusals[code]
  if (Object.keys(errors).length > 0) throw new CallFailure({ status, body: { code, message, errors } })
}

async function feedback({ context, id, values, form }: Posted): Promise<ToastKey> {
  const files: Record<string, Awaited<ReturnType<typeof uploadOf>>> = {}
  for (const name of ['photo_1', 'photo_2', 'photo_3']) {
    const file = form.get(name)
    if (file instanceof File && file.size > 0) files[name] = await uploadOf(file)
  }
  const { product_id = '', rating = '', text = '' } = values
  refuseEmpty(pageOf(context), { rating, text })
  await api(context, giveFeedback, { id: product_id, booking_id: id, rating, text }, { files })
  return 'feedback_sent'
}

async function refund_account({ context, id, values }: Posted): Promise<ToastKey> {
  await saveRefundAccount(context, id, values)
  return 'refund_account_saved'
}

async function cancel_all({ context, id }: Posted): Promise<ToastKey> {
  await api(context, cancelSouvenirCheckout, { id })
  return 'souvenir_cancelled'
}

const steps: Record<string, (posted: Posted) => Promise<ToastKey>> = {
  document,
  details,
  correct,
  decline,
  feedback,
  refund_account,
  cancel_all,
}
const sections: Readonly<Record<string, string>> = {
  document: 'travellers',
  details: 'travellers',
  correct: 'travellers',
  decline: 'main',
  feedback: 'feedback',
  refund_account: 'refund-account',
  cancel_all: 'main',
}

const takers = [uploadDocument, giveFeedback, saveDetails, correctTraveller, giveRefundAccount]
const fields = ['intent', 'participant', 'product_id', ...fieldsOf(...takers)]

/** Of an address only where a scan belongs is taken: whatever else stands there is kept by logs and histories. */
export function sentValues(search: URLSearchParams, form: FormData): { values: Values; isScripted: boolean } {
  const typed = textsOf(form, fields)
  const { intent, participant, type } = textsOf(search, fields)
  if (intent !== 'document' || (typed.intent ?? intent) !== intent) return { values: typed, isScripted: false }
  return { values: { ...given({ intent, participant, type }), ...typed }, isScripted: true }
}

/** One of the forms of this page. A file that a script sends by itself names its form in the address. */
export async function postOrder(context: Context, { id, request, url }: { id: string; request: Request; url: URL }) {
  const page = pageOf(context)
  const form = await readForm(request)
  const { values, isScripted } = sentValues(url.searchParams, form)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const toast = await step({ context, id, values, form })
    if (isScripted) return undefined
    flash(page, toast)
    return redirect(`${to(page.language, '/member/my-order/:orderId', { orderId: id })}#${sections[intent]}`)
  } catch (error) {
    // A page that is thrown is no refusal of a form.
    if (!(error instanceof Error)) throw error
    return refused(error, { intent, values })
  }
}
