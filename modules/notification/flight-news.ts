import type { Db } from '#core/context.ts'
import { formatDay, localTime } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import { runningBookings } from '#modules/booking/module.ts'
import type { onReturnChanged } from '#modules/catalogue/module.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { flightWords } from './flight-words.ts'
import { notifyAfter } from './notify.ts'
import { type News, words } from './words.ts'

type ReturnChanged = Parameters<Parameters<typeof onReturnChanged>[0]>[1]

/** "GA 981, JED ke CGK, 17 Mei 2027 18.00": the clock of the place they leave from. */
function legText({ number, from, to, departs_at }: ReturnChanged['flights'][number], language: Language): string {
  const at = localTime(departs_at, language)
  return flightWords(language).leg(number, from, to, at ? `${formatDay(at.day, language)}, ${at.clock}` : '')
}

function newsOf({ flights, departs_on }: ReturnChanged, order: { product: string; code: string }, language: Language) {
  const say = { ...words(language), ...flightWords(language) }
  const news: News = {
    title: say.returnChanged,
    text: say.returnChangedText(order.product, formatDay(departs_on, language)),
    more: [...flights.map((leg) => legText(leg, language)), say.returnChangedNext, say.orderCode(order.code)],
    action: say.seeOrder,
  }
  return news
}

/** To whoever has a running order of the departure, once for each change. */
export async function notifyReturnChanged(db: Db, news: ReturnChanged): Promise<void> {
  const { product_id, departure_id, version, now } = news
  const orders = await runningBookings(db, [product_id], jakartaDate(now))
  for (const order of orders.filter((one) => one.departure_id === departure_id)) {
    const { id, code, tenant_id, user_id, product_name } = order
    const notice = {
      ...{ tenant_id, user_id },
      once_key: `return_changed:${departure_id}:${version}:${id}`,
      category: 'orders' as const,
      link: orderPage({ order_kind: 'booking', order_id: id }),
      news: (language: Language) => newsOf(news, { product: product_name[language], code }, language),
      by: ['mail', 'push'] as const,
    }
    await notifyAfter(db, { notice, now })
  }
}
