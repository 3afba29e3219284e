import type { Language } from '#core/messages.ts'
import { financingDetail } from '#modules/financing/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { contactOf } from '../../components/explain/bank.server.ts'
import { daysBefore } from '../../components/financing/days-before.server.ts'
import { applicantOf, helpOf, moneyOf, scheduleOf } from '../../components/financing/plan.server.ts'
import { planWords } from '../../components/financing/plan-words.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import { conditionsOf, documentsOf, headOf, noticeOf, payOf, stagesOf, timelineOf, waysOf } from './shown.server.ts'
import { words } from './words.ts'

/** An application with all its page shows, in words of one language. */
export async function loadApplication(context: Context, id: string) {
  const { language, now } = pageOf(context)
  const application = await dataOrNotFound(api(context, financingDetail, { id }))
  const days_before = application.status === 'rejected' ? await daysBefore(context) : 0
  // What was never signed is not paid by anybody.
  const isEnded = ['rejected', 'expired', 'withdrawn'].includes(application.status)
  return {
    id: application.id,
    code: application.application_code,
    now: now.getTime(),
    head: headOf(application, language),
    stages: stagesOf(application, language),
    notice: noticeOf(application, language),
    conditions: conditionsOf(application, language),
    pay: payOf(application, { language, now }),
    money: isEnded ? undefined : moneyOf(application, language),
    contact: contactOf(application.bank, language, isEnded ? undefined : planWords(language).howToPay),
    ways: waysOf(application, { language, now, days_before }),
    schedule: isEnded ? undefined : scheduleOf(application, language),
    documents: documentsOf(application, language),
    applicant: applicantOf(application, language),
    timeline: timelineOf(application, language),
    help: helpOf(language),
    canWithdraw: application.can_withdraw,
    say: sayOf(language),
  }
}

function sayOf(language: Language) {
  const say = words(language)
  return {
    title: say.title,
    description: say.description,
    history: say.history,
    time: { timeLeft: say.timeLeft, timeOver: say.timeOver },
    withdraw: {
      open: say.withdrawAsk,
      title: say.withdrawTitle,
      text: say.withdrawWarning,
      yes: say.withdrawYes,
      no: say.withdrawNo,
      close: say.close,
    },
  }
}

export type Loaded = Awaited<ReturnType<typeof loadApplication>>
