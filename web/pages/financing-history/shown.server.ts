import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { financingHistory } from '#modules/financing/contract.ts'
import { stateTones } from '../../components/financing/states.ts'
import { stateWords } from '../../components/financing/words.ts'
import { words } from './words.ts'

type Application = Output<typeof financingHistory>['items'][number]

const path = '/member/financing-history'

/** What is to be done next, by whom and until when. */
function turnOf(application: Application, language: Language) {
  const say = words(language)
  const { status, expires_at, booking_id, product, id, bank_name } = application
  const names = stateWords(language)
  const again = application.documents_again.map((kind) => names[kind]).join(', ')
  const when = expires_at ? formatMoment(new Date(expires_at), language) : ''
  switch (status) {
    case 'fill_identity':
    case 'documents':
      return {
        text: again ? say.againBefore(again, when) : say.identityBefore(when),
        action: { label: say.continue, path: `/loan-applicant-form/${booking_id}/${product.id}` },
      }
    case 'verification':
      return { text: say.decidedBefore(when), action: undefined }
    case 'payment':
      return { text: say.payBefore(when), action: { label: say.pay, path: `${path}/${id}` } }
    case 'active':
      return { text: say.running(bank_name), action: { label: say.schedule, path: `${path}/${id}#schedule` } }
    case 'rejected':
      return { text: say.rejected, action: { label: say.reason, path: `${path}/${id}` } }
    default:
      return undefined
  }
}

/** One application in passing, in words. */
export function shownApplication(application: Application, language: Language) {
  const say = words(language)
  const names = stateWords(language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const { id, status, product, bank_name, akad, months } = application
  return {
    id,
    path: `${path}/${id}`,
    code: say.code(application.application_code),
    name: product.name,
    status: { label: names[status], tone: stateTones[status] },
    bank: `${bank_name} · ${names[akad]}`,
    departs: say.departs(formatDay(application.departs_on, language)),
    amounts: [
      { label: say.monthly, value: money(application.monthly), note: say.forMonths(months) },
      { label: say.financed, value: money(application.financed), note: '' },
      { label: say.downPayment, value: money(application.down_payment), note: '' },
    ],
    turn: turnOf(application, language),
  }
}

export type ShownApplication = ReturnType<typeof shownApplication>
