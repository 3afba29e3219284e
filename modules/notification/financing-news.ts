import type { Db } from '#core/context.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { addMs, hourMs, jakartaDate } from '#core/time.ts'
import { bookingsById } from '#modules/booking/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { applicationsEnding, type FinancingNews } from '#modules/financing/module.ts'
import { financingWords } from './financing-words.ts'
import { type Notice, notifyAfter } from './notify.ts'
import { tellNew } from './remind.ts'
import { endingStep } from './rules/reminders.ts'
import type { News } from './words.ts'

type Application = FinancingNews['application']
type Product = { id: string; en: string }
type Say = ReturnType<typeof financingWords>
type Facts = FinancingNews & { product: string; language: Language }

const untilOf = ({ expires_at }: Application, language: Language): string =>
  expires_at ? formatMoment(expires_at, language) : ''

/** What each change says; nothing for those that their booking or payment tells of. */
const texts: Partial<Record<FinancingNews['event'], (say: Say, facts: Facts) => Omit<News, 'action'>>> = {
  submit: (say, { application, product, language }) => ({
    title: say.submit,
    text: say.submitText(product, untilOf(application, language)),
    more: [],
  }),
  ask_again: (say, { application, product, language, reason }) => ({
    title: say.ask_again,
    text: say.ask_againText(product, untilOf(application, language)),
    more: [say.why(reason)],
  }),
  approve: (say, { application, product, language }) => {
    const amount = formatRupiah(rupiah(application.down_payment), language)
    const more = application.conditions ? [say.why(application.conditions)] : []
    return { title: say.approve, text: say.approveText(product, amount, untilOf(application, language)), more }
  },
  reject: (say, { product, reason }) => ({ title: say.reject, text: say.rejectText(product), more: [say.why(reason)] }),
  withdraw: (say, { product }) => ({ title: say.withdraw, text: say.withdrawText(product), more: [] }),
  disburse: (say, { product }) => ({ title: say.disburse, text: say.disburseText(product), more: [] }),
  return_money: (say, { product }) => ({ title: say.return_money, text: say.return_moneyText(product), more: [] }),
  settle: (say, { product }) => ({ title: say.settle, text: say.settleText(product), more: [] }),
  expire: (say, { was, product }) => ({
    title: say.expire,
    text: was === 'verification' ? say.undecidedText(product) : say.unfinishedText(product),
    more: [],
  }),
  report_instalment: (say, { product }) => ({
    title: say.report_instalment,
    text: say.report_instalmentText(product),
    more: [],
  }),
  correct_instalment: (say, { product, reason }) => ({
    title: say.correct_instalment,
    text: say.correct_instalmentText(product),
    more: [say.why(reason)],
  }),
}

/** Nobody needs a mail of what they have just done, or pay every month. */
const quiet: readonly FinancingNews['event'][] = ['withdraw', 'report_instalment']

async function productOf(db: Db, { tenant_id, user_id, booking_id }: Application): Promise<Product> {
  const booking = (await bookingsById(db, { tenant_id, user_id }, [booking_id])).get(booking_id)
  if (!booking) throw new Error(`application for ${booking_id} has no booking`)
  return booking.product_name
}

const about = ({ id, tenant_id, user_id }: Application) => ({
  ...{ tenant_id, user_id, category: 'orders' as const },
  link: `/member/financing-history/${id}`,
})

export async function notifyFinancing(db: Db, news: FinancingNews): Promise<void> {
  const { application, event, was, now } = news
  const text = texts[event]
  // A down payment that was not paid is told with its invoice; what was saved once more is no news.
  if (event === 'identify' && was === 'fill_identity') return notifyBegun(db, news)
  if (!text || (event === 'expire' && was === 'payment')) return
  const product = await productOf(db, application)
  const notice: Notice = {
    ...about(application),
    once_key: `financing_${event}:${application.id}:${now.toISOString()}`,
    by: quiet.includes(event) ? [] : ['mail', 'push'],
    news: (language) => {
      const say = financingWords(language)
      const said = text(say, { ...news, product: product[language], language })
      return { ...said, more: [...said.more, say.code(application.code)], action: say.see }
    },
  }
  await notifyAfter(db, { notice, now })
}

/** What is to be done first, and by when: the list and a mail keep it for who closes the page. */
async function notifyBegun(db: Db, { application, now }: FinancingNews): Promise<void> {
  const product = await productOf(db, application)
  const notice: Notice = {
    ...about(application),
    once_key: `financing_identify:${application.id}`,
    by: ['mail'],
    news: (language) => {
      const say = financingWords(language)
      const text = say.identifyText(product[language], untilOf(application, language))
      return { title: say.identify, text, more: [say.code(application.code)], action: say.complete }
    },
  }
  await notifyAfter(db, { notice, now })
}

/** Before the end of what its member has to complete; of a document that the bank wants again there is time for one more. */
export async function remindOfFinancing(db: Db, now: Date): Promise<void> {
  const rules = await datedRulesOn(db, jakartaDate(now))
  const hours = [rules.financing_reminder_hours, rules.financing_resend_reminder_hours]
  const ending = await applicationsEnding(db, { after: now, before: addMs(now, Math.max(...hours) * hourMs) })
  const notices: Notice[] = []
  for (const application of ending) {
    const step = endingStep(application, now, rules)
    if (step !== undefined) notices.push(endingNotice(application, step, await productOf(db, application)))
  }
  await tellNew(db, notices, now)
}

const endingNotice = (application: Application, hours: number, product: Product): Notice => ({
  ...about(application),
  once_key: `financing_ending:${application.id}:${application.expires_at?.toISOString()}:${hours}`,
  by: ['mail', 'push'],
  news: (language) => {
    const say = financingWords(language)
    const text = say.endingText(product[language], untilOf(application, language))
    return { title: say.ending, text, more: [say.code(application.code)], action: say.complete }
  },
})
