import { maskedNumber } from '#core/account-number.ts'
import type { Db } from '#core/context.ts'
import { formatDay, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import type { AccountNews, AccountWantedNews, InvoiceNews, PaidNews, RefundNews } from '#modules/payment/module.ts'
import { methodById } from '#modules/payment/rules/methods.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { bankNameOf } from '#modules/payment/rules/refund-account.ts'
import { isRefundReason, type RefundReason } from '#modules/payment/rules/refund-reasons.ts'
import { terbilang } from '#modules/payment/rules/terbilang.ts'
import { type Notice, notifyAfter } from './notify.ts'
import { refundWords } from './refund-words.ts'
import { type Due, restOf } from './still-due.ts'
import { type News, words } from './words.ts'

type NoticeContent = Pick<Notice, 'once_key' | 'news' | 'by' | 'order_id'> & Partial<Pick<Notice, 'link'>>

/** Tells something of an invoice, to its member, leading to its order. */
const tellOf = (db: Db, { invoice, now }: InvoiceNews, content: NoticeContent): Promise<void> => {
  const { tenant_id, user_id } = invoice
  return notifyAfter(db, {
    notice: { tenant_id, user_id, category: 'orders', link: orderPage(invoice), ...content },
    now,
  })
}

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

function paidNews({ invoice, payment, is_late, now, due }: PaidNews & { due: Due }, language: Language): News {
  const say = words(language)
  const subject = invoice.subject[language]
  const amount = money(payment.amount, language)
  const receipt = say.receipt({
    stage: say[invoice.stage],
    amount,
    spelled: terbilang(rupiah(payment.amount)),
    invoice: invoice.code,
    payment: payment.payment_number,
    method: methodById(payment.method_id)?.name ?? payment.method_code,
    at: formatMomentIn(payment.paid_at ?? now, language, payment.timezone),
  })
  const more = is_late ? [say.paidLate, receipt] : [receipt]
  const text = `${say.paidText(amount, subject)} ${restOf(due, language)}`
  return { title: say.paid, text, more, action: say.seeOrder }
}

export async function tellPaid(db: Db, news: PaidNews): Promise<void> {
  const { id, stage } = news.invoice
  // Not theirs: what becomes of a financing is told with it.
  if (stage === 'financed') return
  // Paid in one, it owes nothing more.
  const order_id = stage === 'full' ? undefined : news.invoice.order_id
  const text: Notice['news'] = (language, due) => paidNews({ ...news, due }, language)
  await tellOf(db, news, { once_key: `paid:${id}`, news: text, by: ['mail', 'push'], order_id })
}

/** The order's own module sends the same notice under the same key: the first one counts. */
export const tellExpired = (db: Db, news: InvoiceNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `expired:${news.invoice.order_id}`,
    by: ['mail', 'push'],
    news: (language) => {
      const say = words(language)
      const text = say.expiredText(news.invoice.subject[language])
      return {
        title: say.expired,
        text,
        more: [say.expiredPaid, say.invoiceNumber(news.invoice.code)],
        action: say.seeOrder,
      }
    },
  })

function overdueNews({ code, amount, subject, due_at }: InvoiceNews['invoice'], language: Language): News {
  const say = words(language)
  const text = say.overdueText(money(amount, language), subject[language], formatDay(due_at, language))
  return { title: say.overdue, text, more: [say.overdueNext, say.invoiceNumber(code)], action: say.seeOrder }
}

export const tellOverdue = (db: Db, news: InvoiceNews): Promise<void> =>
  tellOf(db, news, {
    // A partner may move the day: then it can pass once more.
    once_key: `overdue:${news.invoice.id}:${news.invoice.due_at.toISOString()}`,
    by: ['mail', 'push'],
    news: (language) => overdueNews(news.invoice, language),
  })

/** The same once more, because the travel agency asks for it: once a day, however often. */
export const notifyReminded = (db: Db, news: InvoiceNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `overdue_again:${news.invoice.id}:${jakartaDate(news.now)}`,
    by: ['mail', 'push'],
    news: (language) => overdueNews(news.invoice, language),
  })

const because = {
  second_success: 'becauseSecond',
  late: 'becauseLate',
  unwanted: 'becauseUnwanted',
  cancel: 'becauseCancelled',
  decline: 'becauseDeclined',
  traveller: 'becauseTraveller',
  cancel_granted: 'becauseCancelGranted',
  store_silent: 'becauseStoreSilent',
  store_late: 'becauseStoreLate',
  store_rejected: 'becauseStoreRejected',
  parcel_problem: 'becauseParcelProblem',
} as const satisfies Record<RefundReason, string>

/** Where a family says which account a refund goes to. */
const accountForm = ({ invoice }: InvoiceNews): string => `${orderPage(invoice)}#refund-account`

/** What goes back to a financing bank is no news of money for the member. */
const isOfBank = ({ payment }: RefundNews): boolean => payment.gateway === 'bank'

export const tellRefundDue = async (db: Db, news: RefundNews): Promise<void> => {
  if (!isOfBank(news)) await tellMemberRefundDue(db, news)
}

const tellMemberRefundDue = (db: Db, news: RefundNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `refund_due:${news.refund.id}`,
    // Whether it needs an account is known there; where it needs none, the order is shown as ever.
    link: accountForm(news),
    by: ['mail', 'push'],
    news: (language) => {
      const say = words(language)
      const text = say.refundDueText(money(news.refund.amount, language), news.invoice.subject[language])
      const why = isRefundReason(news.reason) ? [say[because[news.reason]]] : []
      // What was paid to a virtual account cannot go back the way it came.
      const isTransfer = news.payment.kind === 'virtual_account'
      const { accountNeeded, accountSafety, giveAccount } = refundWords(language)
      const next = isTransfer ? [accountNeeded, accountSafety] : [say.refundNext]
      const more = [...why, ...next, say.invoiceNumber(news.invoice.code)]
      return { title: say.refundDue, text, more, action: isTransfer ? giveAccount : say.seeOrder }
    },
  })

/** Asked for once more by the desk: once a day, however often. */
export const notifyAccountWanted = (db: Db, { refund, ...news }: AccountWantedNews): Promise<void> =>
  tellOf(db, news, {
    link: accountForm(news),
    once_key: `refund_account_wanted:${refund.id}:${jakartaDate(news.now)}`,
    by: ['mail', 'push'],
    news: (language) => {
      const say = refundWords(language)
      const text = say.accountWantedText(money(refund.amount, language), news.invoice.subject[language])
      const more = [say.accountNeeded, say.accountSafety, words(language).invoiceNumber(news.invoice.code)]
      return { title: say.accountWanted, text, more, action: say.giveAccount }
    },
  })

/** Each time, for it may have been somebody else. */
export const notifyAccountGiven = (db: Db, { account, is_first, ...news }: AccountNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `refund_account:${account.id}:${account.given_at.toISOString()}`,
    by: ['mail', 'push'],
    news: (language) => {
      const say = refundWords(language)
      const [bank, number] = [bankNameOf(account.bank_code), maskedNumber(account.ending)]
      const text = say.accountGivenText(bank, number, account.holder, news.invoice.subject[language])
      const title = is_first ? say.accountGiven : say.accountChanged
      return { title, text, more: [say.accountNotYou], action: words(language).seeOrder }
    },
  })

export const tellRefunded = async (db: Db, news: RefundNews): Promise<void> => {
  if (!isOfBank(news)) await tellMemberRefunded(db, news)
}

const tellMemberRefunded = (db: Db, news: RefundNews): Promise<void> =>
  tellOf(db, news, {
    once_key: `refunded:${news.refund.id}`,
    by: ['mail', 'push'],
    news: (language) => {
      const say = words(language)
      const text = say.refundedText(money(news.refund.amount, language), news.invoice.subject[language])
      const more = [whereBack(news, language), say.invoiceNumber(news.invoice.code)]
      return { title: say.refunded, text, more, action: say.seeOrder }
    },
  })

/** Where money goes back: the way it came, or to the bank. */
function whereBack({ payment, refund }: RefundNews, language: Language): string {
  const say = refundWords(language)
  if (refund.via !== 'gateway') return say.backByTransfer
  const ways = {
    card: say.backToCard,
    qris: say.backToQris,
    ewallet: say.backToWallet(methodById(payment.method_id)?.name ?? ''),
    virtual_account: say.backByTransfer,
    transfer: say.backByTransfer,
  }
  return ways[payment.kind]
}
