import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatMoment, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { seeSavings, seeSavingsBooking } from '#modules/savings/contract.ts'
import { occupations } from '#modules/savings/rules/applicant.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import { scanWords } from '../../components/form/scan-words.ts'
import {
  bankFigures,
  goalName,
  planFigures,
  plannerPath,
  type SavingsPlan,
} from '../../components/savings/plan.server.ts'
import { planWords } from '../../components/savings/words.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { memberOf } from '../../shell.server.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import { draftPath, type FormStep, formSteps, type Place, stepNamed, stepPath } from './steps.ts'
import { labels, words } from './words.ts'

type Booking = Output<typeof seeSavingsBooking>
type Filled = { plan: SavingsPlan; booking: Booking | undefined }

/** The form at the step that was asked for, as far as those before it are done; once it was sent, that it was. */
export async function loadForm(context: Context, url: URL, params: { userSavingsId: string; productId: string }) {
  const { language } = pageOf(context)
  const plan = await dataOrNotFound(api(context, seeSavings, { id: params.userSavingsId }))
  const place = { id: plan.user_savings_id, product_id: plan.product_id }
  const say = labels(language)
  const frame = { say, place }
  if (plan.state === 'submitted') return { ...frame, step: 'finished', finished: finishedOf(plan, language) } as const
  if (plan.state !== 'cart') throw lead(context, `/member/saving-history/${plan.user_savings_id}`)
  const wished = stepNamed(url.searchParams.get('step'))
  if (place.product_id !== params.productId) throw lead(context, stepPath(place, wished))
  const booking = await bookingOf(context, plan)
  const open = openStep({ plan, booking })
  if (wished && formSteps.indexOf(wished) > formSteps.indexOf(open)) throw lead(context, stepPath(place, open))
  const step = wished ?? open
  return { ...frame, step, form: await formOf(context, { plan, booking }, { place, step, open }) } as const
}
export type Loaded = Awaited<ReturnType<typeof loadForm>>
export type Filling = Extract<Loaded, { form: unknown }>['form']
export type Finished = Extract<Loaded, { finished: unknown }>['finished']

function lead(context: Context, path: string): Response {
  const { language, affiliate_code } = pageOf(context)
  return redirect(withAffiliate(inLanguage(language, path), affiliate_code))
}

async function bookingOf(context: Context, plan: SavingsPlan): Promise<Booking | undefined> {
  const { user_savings_id: id, user_detail_savings_id } = plan
  if (user_detail_savings_id === null) return undefined
  return (await api(context, seeSavingsBooking, { id, user_detail_savings_id })).data
}

export const missingDocuments = ({ required_documents, documents }: Booking) =>
  required_documents.filter((kind) => !documents.some((document) => document.kind === kind))

/** The first step that is not done. */
function openStep({ booking }: Filled): FormStep {
  if (!booking) return 'applicant'
  if (!booking.heir) return 'heir'
  return missingDocuments(booking).length > 0 ? 'documents' : 'confirm'
}

type At = { place: Place; step: FormStep; open: FormStep }

async function formOf(context: Context, { plan, booking }: Filled, { place, step, open }: At) {
  const { language } = pageOf(context)
  const say = words(language)
  const label = labels(language)
  const names = formSteps.map((name) => label[name])
  const number = formSteps.indexOf(step)
  const { data: inForce } = await api(context, rules, {})
  return {
    key: randomUUID(),
    values: { ...(await knownOf(context)), ...storedOf(booking), ...plan.draft?.fields },
    draft: { path: draftPath(place), version: plan.draft?.version ?? 0 },
    steps: {
      label: say.steps,
      done: say.stepDone,
      current: number,
      text: say.stepOf(number + 1, formSteps.length),
      names,
      hrefs: formSteps.map((name, i) => (i <= formSteps.indexOf(open) ? stepPath(place, name) : undefined)),
    },
    back: number === 0 ? plannerPath(plan) : stepPath(place, formSteps[number - 1]),
    incomeHint: say.incomeHint(amountOf(inForce.applicant_least_income, language)),
    occupations: occupations.map((value) => ({ value, label: label[value] })),
    goal: goalName(plan, language),
    planner: plannerPath(plan),
    hasBank: plan.terms !== null,
    termsId: plan.terms_id ?? '',
    figures: planFigures(plan, language),
    bank: bankFigures(plan, language),
    documents: booking ? documentsOf(booking, language) : [],
    scan: scanWords(language, 1),
    review: booking ? reviewOf(booking, place, language) : [],
    agreesTerms: say.agreesTerms(plan.bank?.name ?? '', plan.akad ? planWords(language)[plan.akad] : ''),
  }
}

const given = (fields: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])))

// The box shows the country code itself, and a zero behind it would be dialled.
const localPhone = (phone: string | null | undefined): string | undefined => phone?.replace(/^\+62/, '')

/** What the account knows of its owner: most apply for themselves. */
async function knownOf(context: Context): Promise<Record<string, string>> {
  const profile = await memberOf(context)
  if (!profile) return {}
  const { full_name, gender, birth_date, email, address } = profile
  return given({ full_name, gender, birth_date, email, address, phone_number: localPhone(profile.phone_number) })
}

function storedOf(booking: Booking | undefined): Record<string, string> {
  if (!booking) return {}
  const { has_tax_id, monthly_income, phone_number, ...applicant } = booking.applicant
  const heir = booking.heir && { ...booking.heir, phone_number: localPhone(booking.heir.phone_number) }
  return {
    ...applicant,
    phone_number: localPhone(phone_number) ?? '',
    monthly_income: String(monthly_income),
    has_tax_id: has_tax_id ? 'yes' : 'no',
    ...Object.fromEntries(Object.entries(given(heir ?? {})).map(([name, value]) => [`heir.${name}`, value])),
  }
}

function documentsOf({ required_documents, documents }: Booking, language: Language) {
  const label = labels(language)
  return required_documents.map((kind) => {
    const there = documents.find((document) => document.kind === kind)
    return {
      kind,
      name: label[kind],
      there: there && {
        key: there.uploaded_at,
        when: words(language).uploaded(formatMoment(new Date(there.uploaded_at), language)),
      },
    }
  })
}

/** All that is sent, to be read once more. */
function reviewOf(booking: Booking, place: Place, language: Language) {
  const say = labels(language)
  const { applicant, heir, documents } = booking
  const part = (step: 'applicant' | 'heir' | 'documents', rows: { label: string; value: string }[]) => ({
    title: say[step],
    path: stepPath(place, step),
    rows,
  })
  return [
    part('applicant', [
      { label: say.full_name, value: applicant.full_name },
      { label: say.gender, value: say[applicant.gender] },
      { label: say.birth_date, value: formatShortDay(applicant.birth_date, language) },
      { label: say.phone_number, value: applicant.phone_number },
      { label: say.email, value: applicant.email },
      { label: say.address, value: applicant.address },
      { label: say.occupation, value: say[applicant.occupation] },
      { label: say.monthly_income, value: amountOf(applicant.monthly_income, language) },
      { label: say.has_tax_id, value: applicant.has_tax_id ? say.yes : say.no },
    ]),
    ...(heir
      ? [
          part('heir', [
            { label: say.mother_name, value: heir.mother_name },
            { label: say.heir_name, value: heir.heir_name },
            { label: say.heirGender, value: say[heir.gender] },
            { label: say.contact_name, value: heir.contact_name },
            { label: say.heirPhone, value: heir.phone_number },
          ]),
        ]
      : []),
    part(
      'documents',
      documents.map(({ kind, uploaded_at }) => ({
        label: say[kind],
        value: words(language).uploaded(formatMoment(new Date(uploaded_at), language)),
      })),
    ),
  ]
}

function finishedOf(plan: SavingsPlan, language: Language) {
  const say = words(language)
  return {
    title: say.finished,
    text: say.finishedText(plan.bank?.name ?? ''),
    facts: [
      { label: say.code, value: plan.code },
      ...planFigures(plan, language),
      ...bankFigures(plan, language).slice(0, 1),
    ],
    next: say.nextTitle,
    steps: [
      { title: say.nextBank, text: say.nextBankText },
      { title: say.nextAccount, text: say.nextAccountText },
      { title: say.nextDeposit, text: say.nextDepositText(amountOf(plan.suggested_deposit, language)) },
    ],
    plan: { label: say.toPlan, path: `/member/saving-history/${plan.user_savings_id}` },
    home: say.toHome,
  }
}
