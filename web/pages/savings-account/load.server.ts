import { seeSavings } from '#modules/savings/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { contactOf } from '../../components/explain/bank.server.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import { depositsOf, endOf, headOf, noticeOf, payOf, progressOf, termsOf, timelineOf } from './shown.server.ts'
import { words } from './words.ts'

/** A plan with all its page shows, in words of one language. */
export async function loadSavings(context: Context, id: string) {
  const page = pageOf(context)
  const { language } = page
  const plan = await dataOrNotFound(api(context, seeSavings, { id }))
  const { title, description, history } = words(language)
  return {
    id: plan.user_savings_id,
    code: plan.code,
    head: headOf(plan, language),
    notice: noticeOf(plan, language),
    progress: progressOf(plan, language),
    pay: payOf(plan, page),
    deposits: depositsOf(plan, language),
    terms: termsOf(plan, language),
    contact: plan.bank && contactOf(plan.bank, language),
    timeline: timelineOf(plan, language),
    end: endOf(plan, language),
    say: { title, description, history },
  }
}

export type Loaded = Awaited<ReturnType<typeof loadSavings>>
