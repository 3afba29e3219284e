import { generatePath } from 'react-router'
import type { Output } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { openFinancingDocument, seeFinancing, seeFinancingNumber } from '#modules/financing/contract.console.ts'
import { queueStates } from '#modules/financing/rules/desk.ts'
import { deskStates } from '#modules/financing/rules/desk-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, dayText, momentText, stepsOf } from '../../components/banks/file-text.ts'
import { fileWords } from '../../components/banks/file-words.ts'
import { financingWords } from '../../components/banks/financing-words.ts'
import { akadWords, words as bankWords, documentWords } from '../../components/banks/words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { eventWords, words } from './words.ts'

type File = Output<typeof seeFinancing>

const sayOf = (language: Language) => ({ ...fileWords(language), ...financingWords(language), ...words(language) })

function applicantFacts({ name, applicant }: File, phone: string | undefined, language: Language) {
  const say = sayOf(language)
  const { gender, birth_date, address, phone_number, email, job_name, instansi, years_employed, monthly_income } =
    applicant
  return [
    { name: say.name, text: name },
    { name: say.gender, text: gender ? say[gender] : '–' },
    { name: say.birthDate, text: dayText(birth_date, language) },
    { name: say.phone, text: phone ?? phone_number ?? '–' },
    { name: say.email, text: email ?? '–' },
    { name: say.address, text: address ?? '–' },
    { name: say.job, text: job_name ?? '–' },
    { name: say.institution, text: instansi ?? '–' },
    { name: say.years, text: years_employed === null ? '–' : say.yearCount(years_employed) },
    { name: say.income, text: monthly_income === null ? '–' : amountText(monthly_income, language) },
  ]
}

function moneyFacts(file: File, language: Language) {
  const say = sayOf(language)
  const amount = (value: number) => amountText(value, language)
  const { disbursement, conditions } = file
  return [
    { name: say.package, text: file.package_name },
    { name: say.booking, text: file.booking_code },
    { name: say.departs, text: dayText(file.departs_on, language) },
    { name: say.bank, text: file.bank_name },
    { name: bankWords(language).akad, text: akadWords(language)[file.akad] },
    { name: say.price, text: amount(file.price) },
    { name: say.downPayment, text: amount(file.down_payment) },
    { name: say.financed, text: amount(file.financed) },
    { name: file.akad === 'murabahah' ? say.margin : say.ujrah, text: amount(file.charge) },
    { name: say.term, text: say.months(file.months) },
    { name: say.monthly, text: amount(file.monthly) },
    { name: say.last, text: amount(file.last) },
    { name: say.fees, text: say.feesText(amount(file.admin_fee), amount(file.bank_fee), amount(file.insurance_fee)) },
    { name: say.decideBy, text: momentText(file.decide_by, language) },
    ...(conditions ? [{ name: say.conditions, text: conditions }] : []),
    ...(disbursement
      ? [
          {
            name: say.disbursed,
            text: say.disbursedText(
              amount(disbursement.amount),
              dayText(disbursement.disbursed_on, language),
              disbursement.reference,
            ),
          },
        ]
      : []),
  ]
}

const isEnded = (state: File['state']): boolean => queueStates.ended.some((one) => one === state)

/** Where each scan is: the call itself, which answers with a file. */
const scansOf = ({ id, documents, state }: File, language: Language) =>
  documents.map(({ kind, scan }) => {
    const say = sayOf(language)
    const none = isEnded(state) ? say.deleted : say.missing
    const uploaded = scan && say.uploaded(momentText(scan.uploaded_at, language))
    return {
      key: kind,
      name: documentWords(language)[kind],
      text: scan?.state === 'rejected' && scan.reason ? say.wantedAgain(scan.reason) : (uploaded ?? none),
      href: scan ? generatePath(openFinancingDocument.path, { id, document_id: scan.id }) : undefined,
    }
  })

const scheduleOf = ({ schedule }: File, language: Language) => {
  const say = words(language)
  return schedule.map(({ number, due_on, amount, paid_on, paid_amount, is_late }) => ({
    number: String(number),
    due_on: dayText(due_on, language),
    amount: amountText(amount, language),
    state: paid_on ? ('paid' as const) : is_late ? ('late' as const) : ('notYet' as const),
    paid: paid_on ? say.paidText(amountText(paid_amount ?? 0, language), dayText(paid_on, language)) : undefined,
  }))
}

/** What can be done from here; each form with a key, so that it counts once. */
function stepsFor(file: File, language: Language) {
  const { state, documents, disbursement, financed, monthly, schedule } = file
  const key = newId()
  const say = words(language)
  const open = schedule.filter(({ paid_on }) => paid_on === null)
  const missed = disbursement?.missed_reason
  const amount = amountText(financed, language)
  const text = missed ? say.missedText(amount, missed) : say.disburseText(amount)
  const paid = schedule.filter(({ paid_on }) => paid_on !== null).reverse()
  const isActive = state === 'active'
  const hours = { resend_hours: file.resend_hours, down_payment_hours: file.down_payment_hours }
  const kinds = documents.map(({ kind }) => ({ kind, label: documentWords(language)[kind] }))
  return {
    decide: state === 'verification' ? { key, kinds, ...hours } : undefined,
    disburse: isActive && (!disbursement || missed) ? { key, text } : undefined,
    report:
      isActive && open.length > 0
        ? {
            key,
            amount: String(open[0]?.amount ?? monthly),
            options: open.map(({ number, due_on, amount }) => ({
              value: String(number),
              label: say.instalmentOption(number, dayText(due_on, language), amountText(amount, language)),
            })),
          }
        : undefined,
    correct:
      isActive && paid.length > 0
        ? {
            key,
            options: paid.map(({ number, paid_on }) => ({
              value: String(number),
              label: say.correctOption(number, dayText(paid_on, language)),
            })),
          }
        : undefined,
    settle: isActive && disbursement ? { key } : undefined,
  }
}

const intentsOf = ({ decide, disburse, report, correct, settle }: ReturnType<typeof stepsFor>): string[] => [
  ...(decide ? ['approve', 'again', 'reject'] : []),
  ...(disburse ? ['disburse'] : []),
  ...(report ? ['instalment'] : []),
  ...(correct ? ['correct'] : []),
  ...(settle ? ['settle'] : []),
]

const textOfEvent = (event: string, language: Language): string => {
  const say: Readonly<Record<string, string>> = eventWords(language)
  return say[event] ?? event
}

export async function loadFinancingFile(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const file = await dataOrNotFound(api(context, seeFinancing, { id }))
  const isOpened = url.searchParams.get('numbers') === '1' && file.applicant.phone_number !== null
  const phone = isOpened ? (await api(context, seeFinancingNumber, { id })).data.phone_number : undefined
  const own = to(language, '/financing/:id', { id })
  const done = doneIn(url.searchParams, [
    ...(['approved', 'again', 'rejected', 'disbursed', 'reported', 'corrected', 'settled'] as const),
  ])
  const steps = stepsFor(file, language)
  return {
    tab: tabTitle(context, file.name),
    title: file.name,
    code: file.code,
    crumbs: [
      { label: financingWords(language).title, href: to(language, '/financing') },
      { label: file.name, href: own },
    ],
    state: file.state,
    state_text: deskStates(language)[file.state],
    applicant: applicantFacts(file, phone, language),
    money: moneyFacts(file, language),
    reveal: file.applicant.phone_number && !phone ? `${own}?numbers=1` : undefined,
    scans: scansOf(file, language),
    schedule: scheduleOf(file, language),
    timeline: stepsOf(
      file.timeline.map(({ event, ...step }) => ({ ...step, text: textOfEvent(event, language) })),
      language,
    ),
    steps,
    intents: intentsOf(steps),
    done: done && words(language)[`done_${done}`],
  }
}

export type ShownFile = Awaited<ReturnType<typeof loadFinancingFile>>
