import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import type { financingDetail } from '#modules/financing/contract.ts'
import type { FinancingState } from '#modules/financing/rules/application.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import { stateTones } from '../../components/financing/states.ts'
import { stateWords } from '../../components/financing/words.ts'
import { payPath } from '../../components/orders/shown.server.ts'
import type { AlertTone } from '../../ui/alert.tsx'
import { actorWords, stepWords } from './step-words.ts'
import { words } from './words.ts'

export type Application = Output<typeof financingDetail>
type Reader = { language: Language; now: Date }
type Link = { label: string; path: string }
type Notice = { tone: AlertTone; title: string; text: string; steps?: readonly string[]; action?: Link }

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
const momentOf = (at: string | null, language: Language): string => (at ? formatMoment(new Date(at), language) : '')

export function headOf(application: Application, language: Language) {
  const say = words(language)
  const names = stateWords(language)
  const { bank, status, product } = application
  return {
    name: product.name,
    status: { label: names[status], tone: stateTones[status] },
    order: { label: say.seeOrder, path: `/member/my-order/${application.booking_id}` },
    facts: [
      { label: say.code, value: application.application_code, note: '' },
      { label: say.booking, value: application.booking_code, note: '' },
      { label: say.applied, value: momentOf(application.created_at, language), note: '' },
      { label: say.departs, value: formatDay(application.departs_on, language), note: '' },
      {
        label: say.bank,
        value: bank.name,
        note: bank.licence ? say.licence(bank.licence.kind.toUpperCase(), bank.licence.number) : '',
      },
      { label: say.akad, value: names[application.akad], note: '' },
    ],
  }
}

const stages: readonly FinancingState[] = ['fill_identity', 'documents', 'verification', 'payment']

/** How far it is on its way to the bank; nothing once it has ended without one. */
export function stagesOf({ status }: Application, language: Language) {
  const say = words(language)
  const names = stateWords(language)
  if (status === 'rejected' || status === 'expired' || status === 'withdrawn') return undefined
  const place = stages.indexOf(status)
  return {
    say: { label: say.stages, done: say.stageDone, names: stages.map((stage) => names[stage]) },
    current: place < 0 ? stages.length : place,
  }
}

/** What somebody who opens it has to know first. */
export function noticeOf(application: Application, language: Language): Notice | undefined {
  const say = words(language)
  const { status, expires_at, booking_id, product, end_reason } = application
  const form = { label: say.continue, path: `/loan-applicant-form/${booking_id}/${product.id}` }
  const others = { label: say.again, path: '/umroh-dana-talangan' }
  const when = momentOf(expires_at, language)
  switch (status) {
    case 'fill_identity':
    case 'documents':
      return unfinished(application, { language, when, form })
    case 'verification':
      return { tone: 'info', title: say.verificationTitle, text: say.verificationText(when) }
    case 'active':
      return running(application, language)
    case 'settled':
      return { tone: 'success', title: say.settledTitle, text: say.settledText }
    case 'rejected':
      return { tone: 'danger', title: say.rejectedTitle, text: say.rejectedText(end_reason ?? '') }
    case 'expired':
      return { tone: 'warning', title: say.expiredTitle, text: say.expiredText, action: others }
    case 'withdrawn':
      return { tone: 'warning', title: say.withdrawnTitle, text: say.withdrawnText, action: others }
    case 'payment':
      return {
        tone: 'success',
        title: say.approvedTitle,
        text: '',
        steps: [say.stepSign(application.bank.name), say.stepPay(when), say.stepRest],
      }
  }
}

/** Paid down: the bank has paid, has yet to, or gets its money back. */
function running({ booking_id, disbursement, timeline }: Application, language: Language): Notice {
  const say = words(language)
  if (timeline.some(({ event }) => event === 'return_money')) {
    const order = { label: say.seeOrder, path: `/member/my-order/${booking_id}` }
    return { tone: 'warning', title: say.returnedTitle, text: say.returnedText, action: order }
  }
  if (!disbursement) return { tone: 'info', title: say.waitingTitle, text: say.waitingText }
  const amount = money(disbursement.amount, language)
  const text = say.disbursedText(amount, formatDay(disbursement.disbursed_on, language))
  return { tone: 'success', title: say.disbursedTitle, text }
}

type Unfinished = { language: Language; when: string; form: NonNullable<Notice['action']> }

/** Its owner goes on: what the bank asks for again is named with its reason. */
function unfinished({ documents }: Application, { language, when, form }: Unfinished): Notice {
  const say = words(language)
  const names = stateWords(language)
  const again = documents.filter(({ status }) => status === 'rejected')
  if (again.length === 0)
    return { tone: 'warning', title: say.identityTitle, text: say.identityText(when), action: form }
  const what = again.map(({ document_financing_id: kind, reason }) =>
    reason ? `${names[kind]}: ${reason}` : names[kind],
  )
  return { tone: 'warning', title: say.againTitle, text: say.againText(what.join('; '), when), action: form }
}

/** Where to go on after a bank's no: another bank while there is time for one, with one's own money, or another journey. */
export function waysOf({ status, product, departs_on }: Application, reader: Reader & { days_before: number }) {
  if (status !== 'rejected') return undefined
  const say = words(reader.language)
  const isInTime = departs_on >= addDays(jakartaDate(reader.now), reader.days_before)
  const again = `/loan-applicant-form/${product.id}?${new URLSearchParams({ date: departs_on })}`
  const links: Link[] = [
    ...(isInTime ? [{ label: say.wayBank, path: again }] : []),
    { label: say.waySelf, path: `/product/${product.slug}` },
    { label: say.again, path: '/umroh-dana-talangan' },
  ]
  return { title: say.waysTitle, links }
}

/** The down payment while it can be paid. */
export function payOf({ status, invoice, booking_id, product }: Application, { language }: Reader) {
  if (status !== 'payment' || !invoice || !isUnpaid(invoice)) return undefined
  const say = words(language)
  return {
    title: say.payTitle,
    amount: money(invoice.amount, language),
    text: say.payText(momentOf(invoice.due_at, language)),
    end: Date.parse(invoice.due_at),
    path: payPath({ id: booking_id, product_id: product.id, invoice: invoice.invoice_code }),
    label: say.payNow,
  }
}

/** What is to be done for the bank before it pays; once it has paid, the history alone has it. */
export function conditionsOf({ conditions, status, disbursement }: Application, language: Language) {
  const isAhead = status === 'payment' || (status === 'active' && !disbursement)
  return conditions && isAhead ? { title: words(language).conditions, text: conditions } : undefined
}

const documentTones = {
  missing: 'warning',
  deleted: 'neutral',
  received: 'brand',
  accepted: 'success',
  rejected: 'danger',
} as const

export function documentsOf({ documents }: Application, language: Language) {
  const say = words(language)
  const names = stateWords(language)
  return {
    title: say.documents,
    open: say.open,
    rows: documents.map(({ document_financing_id: kind, status, reason, url }) => ({
      key: kind,
      name: names[kind],
      status: { label: say[status], tone: documentTones[status] },
      reason: reason ?? '',
      url,
    })),
  }
}

export function timelineOf({ timeline, bank }: Application, language: Language) {
  const steps = stepWords(language)
  const actors = { ...actorWords(language), bank: bank.name }
  const isKnown = (event: string): event is keyof typeof steps => Object.hasOwn(steps, event)
  const isAgain = (event: string, place: number) =>
    event === 'submit' && timeline.findIndex((step) => step.event === 'submit') < place
  return {
    title: words(language).timeline,
    steps: timeline.map(({ at, event, actor, instalment, reason }, place) => ({
      key: `${at} ${place}`,
      at,
      when: momentOf(at, language),
      text: [
        isAgain(event, place) ? steps.submit_again : isKnown(event) ? steps[event] : event,
        ...(instalment === null ? [] : [instalment]),
      ].join(' '),
      note: reason ?? '',
      by: actors[actor === 'house' ? 'team' : actor],
    })),
  }
}
