import type { Db } from '#core/context.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { type OrderNews, type ProblemNews, type SilentNews, souvenirOrders } from '#modules/souvenir/module.ts'
import { isEndReason } from '#modules/souvenir/rules/end-reasons.ts'
import { type Notice, notifyAfter } from './notify.ts'
import { souvenirWords } from './souvenir-words.ts'
import type { News } from './words.ts'

type Say = ReturnType<typeof souvenirWords>
type Content = Pick<Notice, 'once_key' | 'by'> & Partial<Pick<Notice, 'link'>>
type Text = (say: Say, language: Language) => Omit<News, 'action'> & { action?: string }

/** Tells the buyer something of the order of one store, leading to it. */
function tellOf(
  db: Db,
  { order, now }: Pick<OrderNews, 'order' | 'now'>,
  { text, ...content }: Content & { text: Text },
): Promise<void> {
  const { tenant_id, user_id, id, code } = order
  const notice: Notice = {
    ...{ tenant_id, user_id, category: 'orders', link: `/member/my-order/merchant/${id}` },
    ...content,
    news: (language) => {
      const say = souvenirWords(language)
      const said = text(say, language)
      return { action: say.see, ...said, more: [...said.more, say.code(code)] }
    },
  }
  return notifyAfter(db, { notice, now })
}

const until = (moment: Date | null, language: Language): string => (moment ? formatMoment(moment, language) : '')
const rings = ['mail', 'push'] as const

/** By the store's own hand; what we say for those who say nothing is said already. */
const written = (say: Say, reason: string): string[] => (reason === '' || isEndReason(reason) ? [] : [say.why(reason)])

/** Under the key that payment's own news has: of the two, the first counts. */
export const tellSouvenirExpired = (db: Db, news: OrderNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `expired:${news.checkout.id}`,
    by: rings,
    link: orderPage({ order_kind: 'souvenir', order_id: news.checkout.id }),
    text: (say) => ({ title: say.expired, text: say.expiredText(news.checkout.code), more: [] }),
  })

/** Comes with the receipt, which also rings: this one does not. One for all the stores of a checkout. */
export const tellSouvenirPaid = (db: Db, news: OrderNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `souvenir_paid:${news.checkout.id}`,
    by: [],
    link: orderPage({ order_kind: 'souvenir', order_id: news.checkout.id }),
    text: (say, language) => ({
      title: say.paid,
      text: say.paidText(news.checkout.code, until(news.order.process_by, language)),
      more: [],
    }),
  })

/** A good sign that needs nobody's phone to ring. */
export const tellSouvenirProcessing = (db: Db, news: OrderNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `souvenir_processing:${news.order.id}`,
    by: [],
    text: (say) => ({ title: say.processing, text: say.processingText(news.order.store_name), more: [] }),
  })

/** `reason`: courier and waybill. */
export const tellSouvenirShipped = (db: Db, news: OrderNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `souvenir_shipped:${news.order.id}`,
    by: rings,
    text: (say) => ({ title: say.shipped, text: say.shippedText(news.order.store_name, news.reason), more: [] }),
  })

/** `reason`: courier and waybill. */
export const tellWaybillCorrected = (db: Db, news: OrderNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `souvenir_waybill:${news.order.id}:${news.reason}`,
    by: rings,
    text: (say) => ({
      title: say.corrected,
      text: say.correctedText(news.order.store_name, news.reason),
      more: [],
    }),
  })

/** While a problem is open nothing is completed by itself. */
const deliveredText = (say: Say, { store_name, completes_at }: OrderNews['order'], language: Language): string =>
  completes_at ? say.deliveredText(store_name, until(completes_at, language)) : say.deliveredOpenText(store_name)

export const tellSouvenirDelivered = (db: Db, news: OrderNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `souvenir_delivered:${news.order.id}`,
    by: rings,
    text: (say, language) => ({
      title: say.delivered,
      text: deliveredText(say, news.order, language),
      more: [],
    }),
  })

/** Sent again where a problem was closed meanwhile: the day is another. */
export const tellSouvenirSilent = (db: Db, { order, completes_at, now }: SilentNews): Promise<void> =>
  tellOf(
    db,
    { order, now },
    {
      once_key: `souvenir_silent:${order.id}:${completes_at.toISOString()}`,
      by: rings,
      text: (say, language) => ({
        title: say.silent,
        text: say.silentText(order.store_name, until(completes_at, language)),
        more: [],
      }),
    },
  )

/** Nobody needs a mail of what they have just done. */
export const tellSouvenirCompleted = (db: Db, news: OrderNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `souvenir_completed:${news.order.id}`,
    by: [],
    text: (say) => ({
      title: say.completed,
      text: say.completedText(news.order.store_name),
      more: [],
      action: say.review,
    }),
  })

function cancelledText(say: Say, event: OrderNews['event'], store: string): [string, string] {
  if (event === 'miss') return [say.missed, say.missedText(store)]
  if (event === 'miss_shipping') return [say.missed, say.unshippedText(store)]
  return [say.granted, say.grantedText(store)]
}

/** What goes back, and that the rest goes on where there is a rest. */
async function moneyBackOf(db: Db, { checkout, order }: OrderNews) {
  const orders = await souvenirOrders(db, [checkout.id])
  const hasOthers = orders.some(({ id, ended_at }) => id !== order.id && ended_at === null)
  return (say: Say): string[] => (hasOthers ? [say.moneyBack, say.othersGoOn] : [say.moneyBack])
}

/** Not where a problem led to it: its own news says so. */
export async function tellSouvenirCancelled(db: Db, news: OrderNews): Promise<void> {
  if (news.event === 'refund_problem') return
  const goesBack = await moneyBackOf(db, news)
  await tellOf(db, news, {
    once_key: `souvenir_cancelled:${news.order.id}`,
    by: rings,
    text: (say) => {
      const { store_name } = news.order
      const [title, text] = cancelledText(say, news.event, store_name)
      return { title, text, more: [...written(say, news.reason), ...goesBack(say)] }
    },
  })
}

export async function tellSouvenirRejected(db: Db, news: OrderNews): Promise<void> {
  const goesBack = await moneyBackOf(db, news)
  await tellOf(db, news, {
    once_key: `souvenir_rejected:${news.order.id}`,
    by: rings,
    text: (say) => ({
      title: say.rejected,
      text: say.rejectedText(news.order.store_name),
      more: [...written(say, news.reason), ...goesBack(say)],
    }),
  })
}

type ProblemText = (say: Say, language: Language) => { title: string; text: string }

/** Tells the buyer what became of a problem that they have reported, with what somebody wrote to them. */
const tellProblem = (
  db: Db,
  { order, problem, reason, now }: ProblemNews,
  { key, by, text }: { key: string; by: 'store' | 'platform'; text: ProblemText },
) => {
  const content = { once_key: `souvenir_problem_${key}:${problem.id}:${now.toISOString()}`, by: rings }
  return tellOf(
    db,
    { order, now },
    {
      ...content,
      text: (say, language) => ({
        ...text(say, language),
        more: [by === 'store' ? say.why(reason) : say.ours(reason)],
      }),
    },
  )
}

/** They have just done it themselves: it stands in the list, and nothing rings. */
export const tellProblemReported = (db: Db, { order, problem, now }: ProblemNews): Promise<void> =>
  tellOf(
    db,
    { order, now },
    {
      once_key: `souvenir_problem:${problem.id}`,
      by: [],
      text: (say) => ({ title: say.problem, text: say.problemText(order.store_name), more: [] }),
    },
  )

export const tellProblemAnswered = (db: Db, news: ProblemNews): Promise<void> =>
  tellProblem(db, news, {
    ...{ key: 'answered', by: 'store' },
    text: (say) => ({ title: say.problemAnswered, text: say.problemAnsweredText(news.order.store_name) }),
  })

export const tellProblemReplied = (db: Db, news: ProblemNews): Promise<void> =>
  tellProblem(db, news, {
    ...{ key: 'replied', by: 'platform' },
    text: (say) => ({ title: say.problemReplied, text: say.problemRepliedText(news.order.store_name) }),
  })

export const tellProblemRefunded = (db: Db, news: ProblemNews): Promise<void> =>
  tellProblem(db, news, {
    ...{ key: 'refunded', by: 'platform' },
    text: (say, language) => ({
      title: say.problemRefunded,
      text: say.problemRefundedText(formatRupiah(rupiah(news.amount ?? 0), language)),
    }),
  })

export const tellProblemClosed = (db: Db, news: ProblemNews): Promise<void> =>
  tellProblem(db, news, {
    ...{ key: 'closed', by: 'platform' },
    text: (say) => ({ title: say.problemClosed, text: say.problemClosedText(news.order.store_name) }),
  })

/** Only where the store said no: who withdraws the wish knows it. */
export async function tellSouvenirGoesOn(db: Db, news: OrderNews): Promise<void> {
  if (news.actor !== 'staff') return
  await tellOf(db, news, {
    once_key: `souvenir_goes_on:${news.order.id}:${news.now.toISOString()}`,
    by: rings,
    text: (say) => ({
      title: say.refused,
      text: say.refusedText(news.order.store_name),
      more: written(say, news.reason),
    }),
  })
}
