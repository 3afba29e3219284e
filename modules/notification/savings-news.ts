import type { Db } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { boundTerms } from '#modules/partner/module.ts'
import { type onSavingsSubmitted, planProgress, plansToRemind, type SavingsPlan } from '#modules/savings/module.ts'
import { type Notice, notifyAfter } from './notify.ts'
import { tellNew } from './remind.ts'
import { savingsWords } from './savings-words.ts'
import type { News } from './words.ts'

type SavingsNews = Parameters<Parameters<typeof onSavingsSubmitted>[0]>[1]
type Say = ReturnType<typeof savingsWords>
type Content = Omit<News, 'action' | 'footer' | 'more'> & { more?: string[]; action?: string }
type Make = (say: Say, facts: Facts, money: (amount: number) => string) => Content
type Facts = { bank: string; plan: SavingsPlan; progress: Awaited<ReturnType<typeof planProgress>> }

async function factsOf(db: Db, plan: SavingsPlan, now: Date): Promise<Facts> {
  const today = jakartaDate(now)
  const { terms_id } = plan
  const bound = terms_id === null ? undefined : (await boundTerms(db, [terms_id], today)).get(terms_id)
  if (!bound) throw new Error(`savings plan ${plan.id} is at no bank`)
  return { bank: bound.bank.name, plan, progress: await planProgress(db, plan, today) }
}

const newsOf =
  (facts: Facts, make: Make): Notice['news'] =>
  (language: Language) => {
    const say = savingsWords(language)
    const money = (amount: number) => formatRupiah(rupiah(amount), language)
    const { more = [], action = say.seeSavings, ...content } = make(say, facts, money)
    return { ...content, more: [...more, say.planCode(facts.plan.code)], action, footer: say.savingsFooter }
  }

const planPage = ({ id }: SavingsPlan): string => `/member/saving-history/${id}`

type Change = { key: string; by?: Notice['by']; link?: string; make: Make }

async function notifyOf(db: Db, { plan, now }: SavingsNews, { key, by = ['mail', 'push'], link, make }: Change) {
  const { id, tenant_id, user_id } = plan
  const facts = await factsOf(db, plan, now)
  const place = { tenant_id, user_id, once_key: `savings_${key}:${id}`, category: 'orders' as const }
  const notice = { ...place, link: link ?? planPage(plan), by, news: newsOf(facts, make) }
  await notifyAfter(db, { notice, now })
}

export const notifySubmitted = (db: Db, news: SavingsNews): Promise<void> =>
  notifyOf(db, news, {
    key: 'submitted',
    make: (say, { bank }) => ({
      title: say.submitted,
      text: say.submittedText(bank),
      more: [say.submittedNext, say.bankHolds],
    }),
  })

/** They did it themselves: a letter to have it in writing, and no ringing. */
export const notifyWithdrawn = (db: Db, news: SavingsNews): Promise<void> =>
  notifyOf(db, news, {
    key: 'withdrawn',
    by: ['mail'],
    make: (say, { bank }) => ({ title: say.withdrawn, text: say.withdrawnText(bank) }),
  })

/** With how to pay. */
export const notifyAccepted = (db: Db, news: SavingsNews): Promise<void> =>
  notifyOf(db, news, {
    key: 'accepted',
    make: (say, { bank, plan, progress }, money) => ({
      title: say.accepted,
      text: say.acceptedText(bank, money(progress.next_deposit ?? 0)),
      more: [...payLines(say, bank, plan), say.bankHolds],
    }),
  })

const payLines = (say: Say, bank: string, { virtual_account }: SavingsPlan): string[] =>
  virtual_account === null ? [] : [say.howToPay(bank, virtual_account)]

export const notifyRejected = (db: Db, news: SavingsNews): Promise<void> =>
  notifyOf(db, news, {
    key: 'rejected',
    make: (say, { bank }) => ({
      title: say.rejected,
      text: say.rejectedText(bank, news.reason ?? ''),
      more: [say.rejectedNext],
    }),
  })

/** Each sum that the bank counted, once; what it took back is told as that. */
export function notifyDeposited(db: Db, news: SavingsNews): Promise<void> {
  const { deposit } = news
  if (!deposit) throw new Error('a deposit of nothing was told')
  return notifyOf(db, news, {
    key: `deposit:${deposit.id}`,
    make: (say, { bank, progress }, money) => ({
      title: say.deposited,
      text: say.depositedText(money(deposit.amount), bank, money(progress.balance), progress.percent),
    }),
  })
}

export const notifyCorrected = (db: Db, news: SavingsNews): Promise<void> =>
  notifyOf(db, news, {
    key: `corrected:${news.deposit?.id ?? news.now.toISOString()}`,
    make: (say, { bank, progress }, money) => ({
      title: say.corrected,
      text: say.correctedText(bank, money(Math.abs(news.deposit?.amount ?? 0)), money(progress.balance)),
      more: [...(news.reason ? [say.correctedReason(news.reason)] : []), say.correctedNext],
    }),
  })

/** Reached again after a correction, it is told again. */
export const notifyReached = (db: Db, news: SavingsNews): Promise<void> =>
  notifyOf(db, news, {
    key: `reached:${news.deposit?.id ?? news.now.toISOString()}`,
    make: (say, { progress }, money) => ({
      title: say.reached,
      text: say.reachedText(money(progress.balance)),
      more: [say.reachedNext],
    }),
  })

export const notifyClosing = (db: Db, news: SavingsNews): Promise<void> =>
  notifyOf(db, news, {
    key: 'closing',
    by: ['mail'],
    make: (say, { bank }) => ({ title: say.closing, text: say.closingText(bank), more: [say.bankHolds] }),
  })

export const notifyClosed = (db: Db, news: SavingsNews): Promise<void> =>
  notifyOf(db, news, {
    key: 'closed',
    make: (say, { bank, progress }, money) => ({
      title: say.closed,
      text: progress.saved > 0 ? say.closedText(bank, money(progress.saved)) : say.closedEmptyText(bank),
    }),
  })

/** On the day of the month that the member chose; once a month, and not in one that has its deposit. */
export async function remindOfSavings(db: Db, now: Date): Promise<void> {
  for await (const due of plansToRemind(db, now)) {
    const notices: Notice[] = []
    for (const { plan, progress, month } of due) {
      const facts = { ...(await factsOf(db, plan, now)), progress }
      notices.push(reminderOf(facts, month))
    }
    await tellNew(db, notices, now)
  }
}

function reminderOf(facts: Facts, month: string): Notice {
  const { id, tenant_id, user_id } = facts.plan
  return {
    tenant_id,
    user_id,
    once_key: `savings_reminder:${id}:${month}`,
    category: 'orders',
    link: planPage(facts.plan),
    by: ['mail', 'push'],
    news: newsOf(facts, (say, { bank, plan, progress }, money) => ({
      title: say.reminder,
      text: say.reminderText(money(progress.next_deposit ?? 0), bank),
      more: payLines(say, bank, plan),
    })),
  }
}
