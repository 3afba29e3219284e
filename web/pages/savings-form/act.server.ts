import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { fieldErrors, validationWords } from '#core/validation.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import {
  bookSavings,
  saveHeir,
  seeSavings,
  seeSavingsBooking,
  uploadKtp,
  uploadNpwp,
} from '#modules/savings/contract.ts'
import { api, type Context, formFailure, formFailureOr, pageOf } from '../../api.server.ts'
import { scanWords } from '../../components/form/scan-words.ts'
import { typedAmount } from '../../components/form/typed-amount.ts'
import type { Newer } from '../../components/form/use-draft.ts'
import { planWords } from '../../components/savings/words.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { newerIn } from '../../draft.server.ts'
import { flash } from '../../flash.server.ts'
import { type Failed, readForm, textsOf, type Values } from '../../form.server.ts'
import { inLanguage } from '../../to.ts'
import { applicantNames, draftFields, heirNames, keepTyped } from './draft.server.ts'
import { missingDocuments } from './load.server.ts'
import { type FormStep, type Place, stepPath } from './steps.ts'
import { labels } from './words.ts'

type Errors = Record<string, string[]>
type Posted = { context: Context; place: Place; values: Values; form: FormData; isScripted: boolean }
/** `newer`: the form was changed in another tab, and nothing was done. */
export type Answer = Failed & { newer?: Newer }
type Step = (posted: Posted) => Promise<Response | Errors | null>

function lead({ context, place }: Posted, step?: FormStep): Response {
  const { language, affiliate_code } = pageOf(context)
  return redirect(withAffiliate(inLanguage(language, stepPath(place, step)), affiliate_code))
}

const blank = (text: string | undefined): string | undefined => text?.trim() || undefined
// Behind the country code of the box people leave the zero out; it counts among the digits of a number.
const dialled = (text: string | undefined): string | undefined => blank(text)?.replace(/^8/, '08')
/** A date with a part missing is one that was not filled in. */
const wholeDate = (text: string | undefined): string | undefined =>
  text?.split('-').every((part) => part !== '') ? blank(text) : undefined

async function applicant(posted: Posted): Promise<Response | Errors> {
  const { context, place, values } = posted
  const { language } = pageOf(context)
  const income = blank(values.monthly_income)
  const amount = income === undefined ? undefined : typedAmount(income)
  const typed = {
    ...Object.fromEntries(applicantNames.map((name) => [name, blank(values[name])])),
    birth_date: wholeDate(values.birth_date),
    phone_number: dialled(values.phone_number),
    monthly_income: amount,
    has_tax_id: values.has_tax_id ? values.has_tax_id === 'yes' : undefined,
  }
  const parsed = bookSavings.input.safeParse({ id: place.id, ...typed })
  if (!parsed.success)
    return { ...fieldErrors(parsed.error.issues, language), ...(await incomeErrors(context, income)) }
  await api(context, bookSavings, parsed.data, { idempotency_key: randomUUID() })
  return lead(posted, 'heir')
}

/** What the shape of the call does not know of an income, said with all else that is wrong. */
async function incomeErrors(context: Context, typed: string | undefined): Promise<Errors> {
  const { language } = pageOf(context)
  if (typed === undefined) return {}
  const amount = typedAmount(typed)
  if (amount === undefined) return { monthly_income: [labels(language).amountOnly] }
  const { applicant_least_income: least } = (await api(context, rules, {})).data
  return amount < least ? { monthly_income: [validationWords(language).income_low(least)] } : {}
}

async function heir(posted: Posted): Promise<Response | Errors> {
  const { context, place, values } = posted
  const page = pageOf(context)
  const named = heirNames.map((name) => [name, blank(values[`heir.${name}`])])
  const typed = { ...Object.fromEntries(named), phone_number: dialled(values['heir.phone_number']) }
  const parsed = saveHeir.input.safeParse({ id: place.id, ...typed })
  if (!parsed.success) return underHeir(fieldErrors(parsed.error.issues, page.language))
  await api(context, saveHeir, parsed.data)
  flash(page, 'heir_saved')
  return lead(posted, 'documents')
}

const underHeir = (errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [`heir.${name}`, texts]))

async function bookingOf({ context, place: { id } }: Posted) {
  const { data: plan } = await api(context, seeSavings, { id })
  const { user_detail_savings_id } = plan
  if (user_detail_savings_id === null) return undefined
  return (await api(context, seeSavingsBooking, { id, user_detail_savings_id })).data
}

/** On to the last step, once all that the bank wants to see is there. */
async function documents(posted: Posted): Promise<Response | Errors> {
  const say = labels(pageOf(posted.context).language)
  const booking = await bookingOf(posted)
  if (!booking) return lead(posted)
  const missing = missingDocuments(booking)
  if (missing.length === 0) return lead(posted, 'confirm')
  const texts = { ktp: say.ktpMissing, npwp: say.npwpMissing }
  return Object.fromEntries(missing.map((kind) => [`file-${kind}`, [texts[kind]]]))
}

// The page reads somewhat more than a scan may have, so that this is said at its field.
const mostBytes = 1024 * 1024

/** One scan. A script that sent it by itself shows its own progress, and needs no page. */
async function document(posted: Posted): Promise<Response | Errors | null> {
  const { context, place, values, form, isScripted } = posted
  const booking = await bookingOf(posted)
  if (!booking) return lead(posted)
  const file = [...form.values()].find((value) => value instanceof File) ?? new File([], '')
  if (file.size > mostBytes) return { [`file-${values.kind}`]: [scanWords(pageOf(context).language, 1).tooLarge] }
  const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
  const call = values.kind === 'npwp' ? uploadNpwp : uploadKtp
  await api(context, call, { id: place.id, user_detail_savings_id: booking.user_detail_savings_id }, { files })
  if (isScripted) return null
  flash(pageOf(context), 'document_sent')
  return lead(posted, 'documents')
}

async function confirm(posted: Posted): Promise<Response> {
  const { context, place, values } = posted
  const agreed = {
    confirm: true,
    agrees_bank_terms: Boolean(values.agrees_bank_terms),
    agrees_bank_data: Boolean(values.agrees_bank_data),
    terms_id: blank(values.terms_id),
  }
  const idempotency_key = /^[\w-]{8,64}$/.test(values.key ?? '') ? values.key : randomUUID()
  await api(context, bookSavings, { id: place.id, ...agreed }, { idempotency_key })
  flash(pageOf(context), 'data_sent')
  return lead(posted)
}

const steps: Record<string, Step> = { applicant, heir, documents, document, confirm }
const fields = ['intent', 'key', 'kind', 'terms_id', 'agrees_bank_terms', 'agrees_bank_data', ...draftFields]

/** What the forms of the page do: each stores its step and leads to the next. */
export async function actForm(context: Context, { request, url }: { request: Request; url: URL }, place: Place) {
  const form = await readForm(request)
  // A file that a script sends by itself names its form in the address.
  const isScripted = url.searchParams.get('intent') === 'document'
  const sent = { ...(isScripted && textsOf(url.searchParams, ['intent', 'kind'])), ...textsOf(form, fields) }
  const { intent = 'applicant', ...values } = sent
  const posted = { context, place, values, form, isScripted }
  try {
    await keepTyped(context, place.id, values)
    const answer = await (Object.hasOwn(steps, intent) ? (steps[intent] ?? applicant) : applicant)(posted)
    if (answer === null || answer instanceof Response) return answer
    return mistaken(answer, { context, intent, values })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return refusedAs(error, { context, intent, values })
  }
}

type Sent = { context: Context; intent: string; values: Values }

/** The answer to a form with mistakes, in the words and shape of the call's own refusal. */
function mistaken(errors: Errors, { context, intent, values }: Sent) {
  const { status, [pageOf(context).language]: message } = refusals[codes.input_invalid]
  const answer: Answer = { ok: false, status, code: codes.input_invalid, message, errors, intent, values }
  return data(answer, { status })
}

function refusedAs(error: unknown, { context, intent, values }: Sent) {
  const { notAdded } = planWords(pageOf(context).language)
  const failure = intent === 'confirm' ? formFailureOr(error, notAdded) : formFailure(error)
  if (failure.status === 404) throw data(null, { status: 404 })
  const newer = newerIn(error, pageOf(context).language)
  const atFile = { [`file-${values.kind}`]: [failure.errors.file?.[0] ?? failure.message] }
  const errors = intent === 'document' ? atFile : intent === 'heir' ? underHeir(failure.errors) : failure.errors
  const answer: Answer = { ...failure, errors, intent, values, ...(newer && { newer }) }
  return data(answer, { status: failure.status })
}
