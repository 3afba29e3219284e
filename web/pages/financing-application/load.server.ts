import { financingDetail } from '#modules/financing/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { applicantOf, helpOf, moneyOf, scheduleOf } from '../../components/financing/plan.server.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import { conditionsOf, documentsOf, headOf, noticeOf, payOf, stagesOf, timelineOf } from './shown.server.ts'
import { words } from './words.ts'

/** An application with all its page shows, in words of one language. */
export async function loadApplication(context: Context, id: string) {
  const { language, now } = pageOf(context)
  const application = await dataOrNotFound(api(context, financingDetail, { id }))
  const say = words(language)
  return {
    id: application.id,
    code: application.application_code,
    now: now.getTime(),
    head: headOf(application, language),
    stages: stagesOf(application, language),
    notice: noticeOf(application, language),
    conditions: conditionsOf(application, language),
    pay: payOf(application, { language, now }),
    money: moneyOf(application, language),
    schedule: scheduleOf(application, language),
    documents: documentsOf(application, language),
    applicant: applicantOf(application, language),
    timeline: timelineOf(application, language),
    help: helpOf(language),
    canWithdraw: application.can_withdraw,
    say: {
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
    },
  }
}

export type Loaded = Awaited<ReturnType<typeof loadApplication>>
