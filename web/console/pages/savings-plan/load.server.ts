import { generatePath } from 'react-router'
import type { Output } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { openSavingsDocument, seeSavingsNumbers, seeSavingsPlan } from '#modules/savings/contract.console.ts'
import { openStates } from '#modules/savings/rules/machine.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { amountText, dayText, momentText, signedAmount, stepsOf } from '../../components/banks/file-text.ts'
import { fileWords } from '../../components/banks/file-words.ts'
import { depositKindWords, savingsStateWords, savingsWords } from '../../components/banks/savings-words.ts'
import { akadWords, words as bankWords } from '../../components/banks/words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Plan = Output<typeof seeSavingsPlan>
type Numbers = Output<typeof seeSavingsNumbers> | undefined

const sayOf = (language: Language) => ({ ...fileWords(language), ...savingsWords(language), ...words(language) })

const planFacts = (plan: Plan, language: Language) => {
  const say = sayOf(language)
  const amount = (value: number) => amountText(value, language)
  return [
    { name: say.bank, text: plan.bank_name },
    { name: bankWords(language).akad, text: akadWords(language)[plan.akad] },
    ...(plan.nisbah ? [{ name: say.nisbah, text: plan.nisbah }] : []),
    { name: say.target, text: amount(plan.target) },
    { name: say.balance, text: amount(plan.balance) },
    { name: say.term, text: say.months(plan.months) },
    { name: say.depositDay, text: say.everyMonth(plan.deposit_day) },
    { name: say.minimum, text: amount(plan.minimum_deposit) },
    { name: say.adminFee, text: amount(plan.admin_fee) },
    { name: say.sent, text: momentText(plan.submitted_at, language) },
    ...(plan.account_number ? [{ name: say.account, text: plan.account_number }] : []),
    ...(plan.virtual_account ? [{ name: say.virtual, text: plan.virtual_account }] : []),
  ]
}

function applicantFacts({ applicant }: Plan, numbers: Numbers, language: Language) {
  if (!applicant) return undefined
  const say = sayOf(language)
  return [
    { name: say.name, text: applicant.full_name },
    { name: say.gender, text: say[applicant.gender] },
    { name: say.birthDate, text: dayText(applicant.birth_date, language) },
    { name: say.phone, text: numbers?.phone_number ?? applicant.phone_number },
    { name: say.email, text: applicant.email },
    { name: say.address, text: applicant.address },
    { name: say.occupation, text: say[`occupation_${applicant.occupation}`] },
    { name: say.income, text: amountText(applicant.monthly_income, language) },
    { name: say.taxId, text: applicant.has_tax_id ? say.has : say.hasNot },
    { name: say.mother, text: applicant.mother_name ?? '–' },
  ]
}

function heirFacts({ applicant }: Plan, numbers: Numbers, language: Language) {
  if (!applicant?.heir_name) return undefined
  const say = sayOf(language)
  return [
    { name: say.heirName, text: applicant.heir_name },
    { name: say.gender, text: applicant.heir_gender ? say[applicant.heir_gender] : '–' },
    { name: say.contact, text: applicant.heir_contact_name ?? '–' },
    { name: say.phone, text: numbers?.heir_phone_number ?? applicant.heir_phone_number ?? '–' },
  ]
}

/** Where each scan is: the call itself, which answers with a file. */
const scansOf = ({ id, documents }: Plan, language: Language) =>
  documents.map((scan) => ({
    key: scan.id,
    name: words(language)[`scan_${scan.kind}`],
    text: fileWords(language).uploaded(momentText(scan.uploaded_at, language)),
    href: generatePath(openSavingsDocument.path, { id, document_id: scan.id }),
  }))

const depositsOf = ({ deposits }: Plan, language: Language) =>
  deposits.map(({ id, kind, amount, paid_at, received_at, reference }) => ({
    id,
    kind: depositKindWords(language)[kind],
    amount: signedAmount(amount, language),
    paid_at: momentText(paid_at, language),
    received_at: momentText(received_at, language),
    reference: reference ?? '–',
  }))

/** What can be done from here; each form with a key, so that it counts once. */
function stepsFor({ state, closing_requested_at, balance }: Plan, language: Language) {
  const isOpen = openStates.some((one) => one === state)
  return {
    decide: state === 'submitted' ? { key: newId() } : undefined,
    close:
      isOpen && closing_requested_at
        ? { key: newId(), amount: String(balance), balance: amountText(balance, language) }
        : undefined,
    correct: isOpen && balance > 0 ? { key: newId() } : undefined,
  }
}

export async function loadSavingsPlan(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const plan = await dataOrNotFound(api(context, seeSavingsPlan, { id }))
  const isOpened = url.searchParams.get('numbers') === '1' && plan.applicant
  const numbers = isOpened ? (await api(context, seeSavingsNumbers, { id })).data : undefined
  const own = to(language, '/savings/:id', { id })
  const done = doneIn(url.searchParams, ['accepted', 'rejected', 'closed', 'corrected'])
  const steps = stepsFor(plan, language)
  return {
    tab: tabTitle(context, plan.full_name),
    title: plan.full_name,
    code: plan.code,
    crumbs: [
      { label: savingsWords(language).title, href: to(language, '/savings') },
      { label: plan.full_name, href: own },
    ],
    state: plan.state,
    state_text: savingsStateWords(language)[plan.state],
    end_reason: plan.end_reason,
    plan: planFacts(plan, language),
    applicant: applicantFacts(plan, numbers, language),
    heir: heirFacts(plan, numbers, language),
    reveal: plan.applicant && !numbers ? `${own}?numbers=1` : undefined,
    scans: scansOf(plan, language),
    deposits: depositsOf(plan, language),
    timeline: stepsOf(
      plan.timeline.map(({ label, ...step }) => ({ ...step, text: label })),
      language,
    ),
    steps,
    intents: [
      ...(steps.decide ? ['accept', 'reject'] : []),
      ...(steps.close ? ['close'] : []),
      ...(steps.correct ? ['correct'] : []),
    ],
    done: done && words(language)[`done_${done}`],
  }
}

export type ShownPlan = Awaited<ReturnType<typeof loadSavingsPlan>>
