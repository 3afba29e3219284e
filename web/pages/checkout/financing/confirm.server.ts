import { randomUUID } from 'node:crypto'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { PageContext } from '#core/page.ts'
import { amountOf, percentOf } from '../../../components/explain/bank.server.ts'
import { applicantOf, helpOf, moneyOf, scheduleOf } from '../../../components/financing/plan.server.ts'
import { stateWords } from '../../../components/financing/words.ts'
import { holdOf } from './documents.server.ts'
import type { Application } from './facts.ts'
import { words } from './words.ts'

/** Step three: everything that goes to the bank and all it asks, before anyone agrees. */
export function confirmOf(application: Application, reader: Pick<PageContext, 'language' | 'now'>) {
  const { language } = reader
  const say = words(language)
  const { bank, akad, margin_bp, charge, product, departs_on, documents } = application
  const names = stateWords(language)
  const amount = amountOf(charge, language)
  return {
    // Sent once for each time that the page was read.
    key: randomUUID(),
    hold: holdOf(application, reader),
    bank: {
      name: bank.name,
      licence: bank.licence ? say.licence(bank.licence.kind.toUpperCase(), bank.licence.number) : '',
      akad: names[akad],
      charge: margin_bp === null ? say.ujrahText(amount) : say.marginText(percentOf(margin_bp, language), amount),
    },
    sent: [
      { label: say.package, value: product.name },
      { label: say.departs, value: formatDay(departs_on, language) },
      { label: say.stepDocuments, value: documents.map(({ document_financing_id: kind }) => names[kind]).join(', ') },
    ],
    warning: warningOf(application, language),
    money: moneyOf(application, language),
    schedule: scheduleOf(application, language),
    applicant: applicantOf(application, language),
    help: helpOf(language),
    acceptTerms: say.acceptTerms(bank.name, akad),
    dataToBank: say.dataToBank(bank.name),
  }
}

/** Percent of an income above which an instalment is warned of; whether it is too much the bank decides. */
const mostShare = 40

function warningOf({ monthly, applicant: { monthly_income: income } }: Application, language: Language) {
  if (income === null || monthly * 100 <= income * mostShare) return undefined
  const percent = Math.ceil((monthly * 100) / income)
  return words(language).heavy(amountOf(monthly, language), percent)
}

export type Confirm = ReturnType<typeof confirmOf>
