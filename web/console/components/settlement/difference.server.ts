import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { listDifferences } from '#modules/settlement/contract.console.ts'
import { differenceWords } from './words.ts'

type Difference = Output<typeof listDifferences>['rows'][number]

/** A difference as pages show it. */
export function shownDifference(one: Difference, language: Language) {
  const say = differenceWords(language)
  const money = (amount: number | null) => (amount === null ? say.none : formatRupiah(rupiah(amount), language))
  const { closed_at, closed_by, reason } = one
  return {
    id: one.difference_id,
    kind: one.kind,
    payment_number: one.payment_number,
    from: [
      say.from(one.gateway.toUpperCase(), formatDay(one.day, language)),
      ...(one.line_no === null ? [] : [say.line(one.line_no)]),
    ].join(' · '),
    expected: money(one.expected),
    received: money(one.received),
    state: one.state,
    closed: closed_at
      ? say.closed(closed_by ?? say.system, formatMoment(new Date(closed_at), language), reason ?? '')
      : undefined,
  }
}
export type ShownDifference = ReturnType<typeof shownDifference>
