import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { runningBookings } from '#modules/booking/module.ts'
import { unlicensedProducts } from '#modules/catalogue/module.ts'
import type { onLicenceLost } from '#modules/partner/module.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { notifyAfter } from './notify.ts'
import { type News, words } from './words.ts'

type LicenceLost = Parameters<Parameters<typeof onLicenceLost>[0]>[1]

function newsOf({ why, licence, partner }: LicenceLost, order: { product: string; code: string }, language: Language) {
  const say = words(language)
  const facts = [partner.name, licence.kind, order.product] as const
  const news: News = {
    title: why === 'suspended' ? say.licenceSuspended : say.licenceExpired,
    text: why === 'suspended' ? say.licenceSuspendedText(...facts) : say.licenceExpiredText(...facts),
    more: [say.licenceNext, say.orderCode(order.code)],
    action: say.seeOrder,
  }
  return news
}

/** To whoever has a running order that their travel agency now lacks the licence for. One that has another is not lost. */
export async function notifyLicenceLost(db: Db, news: LicenceLost): Promise<void> {
  const { licence, partner, day, now } = news
  const products = await unlicensedProducts(db, partner.id, day)
  if (products.length === 0) return
  for (const { id, code, tenant_id, user_id, product_name } of await runningBookings(db, products, day)) {
    const notice = {
      ...{ tenant_id, user_id },
      once_key: `licence_lost:${licence.id}:${day}:${id}`,
      category: 'orders' as const,
      link: orderPage({ order_kind: 'booking', order_id: id }),
      news: (language: Language) => newsOf(news, { product: product_name[language], code }, language),
      by: ['mail', 'push'] as const,
    }
    await notifyAfter(db, { notice, now })
  }
}
