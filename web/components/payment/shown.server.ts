import type { Output } from '#core/call.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { minuteMs } from '#core/time.ts'
import { formatMomentIn } from '#core/zoned-moment.ts'
import type { sharedPayment } from '#modules/payment/contract.ts'
import { bankOf } from './guides/banks.server.ts'
import { guidesOf } from './guides/guides.server.ts'
import { type PaymentStatus, paymentStatusOf } from './payment-status.ts'
import { qrPicture } from './qr.server.ts'
import { type Reader, waysOf } from './ways.server.ts'
import { type Words, words } from './words.ts'

/** An invoice and an attempt at it, as the calls give them. */
export type Bill = Omit<Output<typeof sharedPayment>, 'order_kind' | 'own_page'>
type Attempt = NonNullable<Bill['payment']>
type At = { language: Language; now: Date }
/** `isBack`: who reads comes from the gateway, and may have paid already. */
export type Seen = { at: At; reader: Reader; isBack?: boolean }

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** By the clock of where the payment was begun; of an invoice that nobody has begun to pay, by Jakarta's. */
const shownAt = (at: string | Date, { payment }: Pick<Bill, 'payment'>, language: Language): string =>
  formatMomentIn(new Date(at), language, payment?.timezone)
const momentOf = (at: string, bill: Pick<Bill, 'payment'>, language: Language) => ({
  at,
  text: shownAt(at, bill, language),
})

/** All that a page about a payment shows, in words; what is not to be done any more is not in it. */
export function shownPayment(bill: Bill, { at, reader, isBack = false }: Seen) {
  const { language, now } = at
  const say = words(language)
  const status = paymentStatusOf(bill, now)
  const { payment } = bill
  return {
    status: status,
    ...headOf(bill, { at, reader, isBack }),
    bill: {
      subject: bill.subject,
      stage: say[bill.stage],
      amount: money(bill.total_payment, language),
      // Indonesian, as on any receipt: no help to who reads English.
      in_words: language === 'id' ? bill.total_payment_words : undefined,
      due: hasOwnDue(bill, status) ? momentOf(bill.due_at, bill, language) : undefined,
      paid:
        status === 'paid' && payment?.paid_at
          ? { ...momentOf(payment.paid_at, bill, language), by: payment.payment_method.name }
          : undefined,
    },
    pay: status === 'pending' && payment ? payOf(bill, payment, at) : undefined,
    ways: status === 'pending' ? [] : waysOf(status, reader, say),
    checked: say.checked(shownAt(now, bill, language)),
    say: labelsOf(say, reader),
  }
}

export type ShownPayment = ReturnType<typeof shownPayment>
export type Pay = NonNullable<ShownPayment['pay']>
export type PayLabels = ShownPayment['say']

function headOf(bill: Bill, { at, reader, isBack }: Seen): { title: string; text: string } {
  const say = words(at.language)
  const status = paymentStatusOf(bill, at.now)
  if (status === 'pending') {
    if (isBack) return { title: say.backTitle, text: say.backText }
    return { title: say.pendingTitle, text: say.pendingText(bill.payment?.payment_method.name ?? '') }
  }
  const title = say[`${status}Title`]
  if (reader.as === 'owner' && (status === 'lapsed' || status === 'failed')) {
    return { title, text: say[`${status}Owner`](shownAt(bill.due_at, bill, at.language)) }
  }
  if (isShop(reader) && (status === 'expired' || status === 'choose')) return { title, text: say[`${status}ShopText`] }
  return { title, text: say[`${status}Text`] }
}

function payOf(bill: Bill, payment: Attempt, { language, now }: At) {
  const say = words(language)
  const { payment_method: method, pay_code, pay_url } = payment
  const amount = money(bill.total_payment, language)
  const number = method.kind === 'virtual_account' && pay_code !== null ? spaced(pay_code) : ''
  return {
    name: method.name,
    tile: tileOf(method),
    amount: { text: amount, digits: String(bill.total_payment) },
    number: number ? { text: number, digits: pay_code ?? '' } : undefined,
    qr:
      method.kind === 'qris' && pay_code !== null ? { ...qrPicture(pay_code), file: fileOf(bill, payment) } : undefined,
    go: pay_url === null ? undefined : { address: pay_url, label: say.goOn(method.gateway.toUpperCase()) },
    until: momentOf(payment.expires_at, bill, language),
    /** Where the invoice is open for longer than this way to pay it: what then. */
    after: isOpenLonger(bill, payment) ? say.payAfter(shownAt(bill.due_at, bill, language)) : undefined,
    message: messageOf(bill, payment, language),
    /** In ms, both by the server's clock. */
    end: Date.parse(payment.expires_at),
    now: now.getTime(),
    guides: guidesOf({ method, pay_code, number, amount }, language),
  }
}

// A gateway counts in whole minutes.
const isOpenLonger = ({ due_at }: Bill, { expires_at }: Attempt): boolean =>
  Date.parse(due_at) - Date.parse(expires_at) > minuteMs

// A number at the bank ends up to a minute before its invoice. That end binds who pays, and stands with the number.
const hasOwnDue = (bill: Bill, status: PaymentStatus): boolean =>
  bill.invoice_state === 'waiting' && (status !== 'pending' || !bill.payment || isOpenLonger(bill, bill.payment))

/** What goes with the link to whoever is to pay; until the invoice itself ends, where another way may follow this one. */
function messageOf(bill: Bill, payment: Attempt, language: Language): string {
  const say = words(language)
  const until = isOpenLonger(bill, payment) ? bill.due_at : payment.expires_at
  return say.shareMessage({
    stage: say[bill.stage],
    subject: bill.subject,
    amount: money(bill.total_payment, language),
    until: shownAt(until, bill, language),
  })
}

/** Found again in a gallery: what it is, how much, and of which payment. */
const fileOf = ({ total_payment }: Bill, { payment_number }: Attempt): string =>
  `qris-${total_payment}-${payment_number}.png`

const spaced = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ')

/** The few letters that stand for a way to pay; none for cards, which have a sign of their own. */
export const tileOf = ({
  id,
  kind,
  name,
}: Pick<Attempt['payment_method'], 'id' | 'kind' | 'name'>): string | undefined =>
  kind === 'card' ? undefined : (bankOf(id)?.short ?? name)

const isShop = (reader: Reader): boolean => reader.isShop === true

function labelsOf(say: Words, reader: Reader) {
  const { bill, subject, stage, amount, inWords, due, paidAt, by, toPay, exact, copyAmount, amountCopied } = say
  const { number, copyNumber, numberCopied, notCopied, payBefore, timeLeft, qrAlt, saveQr, saveQrText, guides } = say
  const { menusDiffer, check, checkPaid, watching, change, share } = say
  const shareText = isShop(reader) ? say.shareShopText : say.shareText
  const about = { bill, subject, stage, amount, inWords, due, paidAt, by }
  const copying = { copyAmount, amountCopied, copyNumber, numberCopied, notCopied }
  const paying = { toPay, exact, number, payBefore, timeLeft, qrAlt, saveQr, saveQrText, guides, menusDiffer }
  return { ...about, ...copying, ...paying, check, checkPaid, watching, change, share, shareText }
}
