import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { addMs, hourMs, jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import {
  type OrderNews,
  type OrderRow,
  ordersDue,
  type ProblemNews,
  souvenirLines,
  type WaybillUnknownNews,
} from '#modules/souvenir/module.ts'
import { dueAt } from '#modules/souvenir/rules/desk.ts'
import { mailHolders, staffMailedOf } from '#modules/staff/module.ts'
import { storeMailWords } from './store-mail-words.ts'

type Say = ReturnType<typeof storeMailWords>
type Line = Awaited<ReturnType<typeof souvenirLines>>[number]
type News = { once_key: string; text: (say: Say, when: string) => { subject: string; body: string } }

const itemText = ({ quantity, name, variant_name }: Line, language: Language): string =>
  `${quantity} × ${[name[language], variant_name[language]].filter(Boolean).join(', ')}`

type Mailed = { order: OrderRow; due_at: Date | null; now: Date } & News

/** Mails the people of the store of an order: its number and what is in it, nothing of who bought it. */
async function mailStore(db: Db, { order, once_key, text, due_at, now }: Mailed): Promise<void> {
  const notice = async () => {
    const lines = await souvenirLines(db, [order.id])
    return (language: Language) => {
      const say = storeMailWords(language)
      const { subject, body } = text(say, due_at ? formatMoment(due_at, language) : '')
      const items = lines.map((line) => itemText(line, language)).join('; ')
      const paragraphs = [body, say.code(order.code), say.items(items)]
      return { subject, paragraphs, action: { label: say.open, path: `/store-orders/${order.id}` } }
    }
  }
  const grant = { role: 'store', scope: { kind: 'store', id: order.store_id } } as const
  await mailHolders(db, { grant, once_key, notice }, now)
}

export const mailSouvenirPaid = (db: Db, { order, now }: OrderNews): Promise<void> =>
  mailStore(db, {
    ...{ order, once_key: `souvenir_paid:${order.id}`, due_at: order.process_by, now },
    text: (say, when) => ({ subject: say.paid(order.code), body: say.paidText(order.store_name, when) }),
  })

export const mailCancelRequested = (db: Db, { order, now }: OrderNews): Promise<void> =>
  mailStore(db, {
    ...{ order, once_key: `souvenir_cancel:${order.id}:${jakartaDate(now)}`, due_at: order.answer_by, now },
    text: (say, when) => ({ subject: say.cancel(order.code), body: say.cancelText(order.store_name, when) }),
  })

/** What the buyer wrote stands at the desk, where somebody signs in to read it. */
export const mailProblemReported = (db: Db, { order, problem, now }: ProblemNews): Promise<void> =>
  mailStore(db, {
    ...{ order, once_key: `souvenir_problem:${problem.id}`, due_at: null, now },
    text: (say) => ({ subject: say.problem(order.code), body: say.problemText(order.store_name) }),
  })

export const mailWaybillUnknown = (db: Db, { order, waybill, now }: WaybillUnknownNews): Promise<void> =>
  mailStore(db, {
    ...{ order, once_key: `souvenir_waybill_unknown:${order.id}:${waybill}`, due_at: null, now },
    text: (say) => ({ subject: say.unknown(order.code), body: say.unknownText(waybill) }),
  })

type Due = { order: OrderRow; due_at: Date; once_key: string }

/** A day that was moved is another day to be reminded of. */
function dueOf(order: OrderRow): Due[] {
  const due_at = dueAt(order)
  return due_at ? [{ order, due_at, once_key: `souvenir_due:${order.id}:${due_at.toISOString()}` }] : []
}

function dueText({ state }: OrderRow, say: Say, when: string): string {
  if (state === 'cancel_requested') return say.dueAnswerText(when)
  return state === 'processing' ? say.dueShipText(when) : say.dueProcessText(when)
}

const remind = (db: Db, { order, ...due }: Due, now: Date): Promise<void> =>
  mailStore(db, {
    ...{ order, ...due, now },
    text: (say, when) => ({ subject: say.due(order.code), body: dueText(order, say, when) }),
  })

/** On the morning of the last day: what nobody has begun, shipped or answered is called off at its end. */
export async function remindStores(db: Db, now: Date): Promise<void> {
  const { souvenir_store_reminder_hours: hours } = await datedRulesOn(db, jakartaDate(now))
  const due = (await ordersDue(db, { after: now, until: addMs(now, hours * hourMs) })).flatMap(dueOf)
  const mailed = await staffMailedOf(
    db,
    due.map(({ once_key }) => once_key),
  )
  const open = due.filter(({ once_key }) => !mailed.has(once_key))
  await everyOne(open, (one) => inTransaction(db, (tx) => remind(tx, one, now)))
}
