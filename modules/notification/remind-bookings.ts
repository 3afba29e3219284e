import type { Db } from '#core/context.ts'
import { formatDay, formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { addMs, dayMs, jakartaDate, minuteMs, secondMs } from '#core/time.ts'
import { bookingsDeparting, holdsEnding } from '#modules/booking/module.ts'
import { stillDueOf } from '#modules/payment/module.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import type { Notice } from './notify.ts'
import { tellNew } from './remind.ts'
import { departureStep, departureSteps, documentSteps, holdWarningMinutes } from './rules/reminders.ts'
import { type Due, stillOwed } from './still-due.ts'
import { type News, words } from './words.ts'

type Hold = Awaited<ReturnType<typeof holdsEnding>>[number]
type Departing = Awaited<ReturnType<typeof bookingsDeparting>>[number] & { due: Due }
type Say = ReturnType<typeof words>

const inWords = (make: (say: Say, language: Language) => News) => (language: Language) =>
  make(words(language), language)

/** Seats that are kept for a few minutes more. A mail would come too late. */
export async function remindOfHolds(db: Db, now: Date): Promise<void> {
  const holds = await holdsEnding(db, { after: now, before: addMs(now, holdWarningMinutes * minuteMs) })
  await tellNew(
    db,
    holds.map((hold) => holdNotice(hold, now)),
    now,
  )
}

function holdNotice({ id, tenant_id, user_id, product_id, product_name, hold_expires_at }: Hold, now: Date): Notice {
  return {
    tenant_id,
    user_id,
    // Choosing anew keeps the seats anew.
    once_key: `hold:${id}:${hold_expires_at.toISOString()}`,
    category: 'orders',
    link: `/checkout/${id}/${product_id}`,
    by: ['push'],
    ttl_seconds: Math.max(1, Math.floor((hold_expires_at.getTime() - now.getTime()) / secondMs)),
    news: inWords((say, language) => ({
      title: say.holdEnding,
      text: say.holdEndingText(product_name[language], formatMoment(hold_expires_at, language)),
      more: [],
      action: say.continueOrder,
    })),
  }
}

/** Documents that are missing, and journeys that begin soon. */
export async function remindOfDepartures(db: Db, now: Date): Promise<void> {
  const today = jakartaDate(now)
  const to = jakartaDate(addMs(now, Math.max(...documentSteps) * dayMs))
  const soon = await bookingsDeparting(db, { from: today, to })
  const dues = await stillDueOf(
    db,
    soon.map(({ id }) => id),
  )
  const all = soon.map((one) => ({ ...one, due: dues.get(one.id) }))
  await tellNew(
    db,
    all.flatMap((one) => [...documentsNotice(one, today), ...departureNotice(one, today)]),
    now,
  )
}

/** A journey that was moved is another journey to be reminded of. */
const about = ({ id, tenant_id, user_id, departs_on }: Departing, kind: string) => ({
  tenant_id,
  user_id,
  once_key: `${kind}:${id}:${departs_on}`,
  category: 'orders' as const,
  link: orderPage({ order_kind: 'booking', order_id: id }),
  by: ['mail', 'push'] as const,
})

function documentsNotice(one: Departing, today: string): Notice[] {
  const step = one.is_documents_complete ? undefined : departureStep(one.departs_on, today, documentSteps)
  if (step === undefined) return []
  const news = inWords((say, language) => ({
    title: say.documents,
    text: say.documentsText(one.product_name[language], formatDay(one.departs_on, language)),
    more: [...stillOwed(one.due, language), say.orderCode(one.code)],
    action: say.addDocuments,
  }))
  const notice = about(one, 'papers')
  return [{ ...notice, once_key: `${notice.once_key}:${step}`, news }]
}

function departingText({ product_name, departs_on, due }: Departing, language: Language): string {
  const say = words(language)
  const [name, day] = [product_name[language], formatDay(departs_on, language)]
  return due ? say.departingUnpaid(name, day) : say.departingText(name, day)
}

function departureNotice(one: Departing, today: string): Notice[] {
  const step = departureStep(one.departs_on, today, departureSteps)
  if (step === undefined) return []
  const news = inWords((say, language) => ({
    title: say.departing,
    // In the text itself, which the list and a push message show too: who owes something has no voucher yet.
    text: [departingText(one, language), ...stillOwed(one.due, language)].join(' '),
    more: [say.orderCode(one.code)],
    action: say.seeOrder,
  }))
  const notice = about(one, 'departs')
  return [{ ...notice, once_key: `${notice.once_key}:${step}`, news }]
}
