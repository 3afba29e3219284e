import { formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Block } from '#core/sheet.ts'
import { jakartaDate } from '#core/time.ts'
import { isUnpaid, stillDue } from '#modules/payment/rules/outstanding.ts'
import type { InvoiceFacts } from './sheet-facts.ts'
import { sheetWords } from './sheet-words.ts'

type Part = InvoiceFacts['invoices'][number]
type Sum = { label: string; value: string; is_strong?: boolean }

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
const dayOf = ({ due_at }: Pick<Part, 'due_at'>, language: Language) => formatShortDay(jakartaDate(due_at), language)

/** What was ordered, line by line. */
export function linesBlock({ price, addons }: InvoiceFacts['order'], language: Language): Block {
  const say = sheetWords(language)
  return {
    kind: 'table',
    title: say.details,
    columns: [
      { label: say.item, share: 4 },
      { label: say.quantity, share: 1, align: 'right' },
      { label: say.price, share: 2, align: 'right' },
      { label: say.amount, share: 2, align: 'right' },
    ],
    rows: [
      ...price.lines.map((one) => [
        say[one.kind],
        String(one.quantity),
        money(one.price, language),
        money(one.amount, language),
      ]),
      ...addons
        .filter(({ quantity }) => quantity > 0)
        .map((one) => [
          one.name,
          String(one.quantity),
          money(one.price, language),
          money(one.price * one.quantity, language),
        ]),
    ],
  }
}

/** The price, and every payment of the order beside this one, so that the payments add up to the total. */
export function sumsBlock(facts: InvoiceFacts, language: Language): Block {
  const say = sheetWords(language)
  const { price } = facts.order
  return {
    kind: 'sums',
    rows: [
      { label: say.subtotal, value: money(price.subtotal, language) },
      ...(price.discount > 0 ? [{ label: say.discount, value: money(-price.discount, language) }] : []),
      { label: say.orderTotal, value: money(price.total, language) },
      ...facts.invoices.flatMap((part) => partRows(part, facts.invoice, language)),
      ...(facts.refunded > 0 ? [{ label: say.goesBack, value: money(-facts.refunded, language) }] : []),
      ...remainingRows(facts, language),
    ],
  }
}

/** One payment of the order, as it stands on the day the PDF is made. */
function partRows(part: Part, own: InvoiceFacts['invoice'], language: Language): Sum[] {
  const say = sheetWords(language)
  const [stage, value] = [say[part.stage], money(part.amount, language)]
  if (part.code === own.code) return [{ label: stage, value, is_strong: true }]
  if (part.state === 'paid') return [{ label: say.alreadyPaid(stage), value }]
  if (!isUnpaid(part)) return [{ label: say.noLongerDue(stage), value }]
  // A receipt has what is left in its last line.
  return own.state === 'paid' ? [] : [{ label: say.stageDue(stage, dayOf(part, language)), value }]
}

/** A receipt says what of the order is still to be paid, also where that is nothing. */
function remainingRows({ invoice, invoices }: InvoiceFacts, language: Language): Sum[] {
  if (invoice.state !== 'paid') return []
  const say = sheetWords(language)
  const due = stillDue(invoices)
  if (!due) return [{ label: say.stillDueNone, value: money(0, language) }]
  return [{ label: say.stillDue(dayOf(due.next, language)), value: money(due.amount, language) }]
}
