import { formatDay, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { stillDueOf } from '#modules/payment/module.ts'
import { words } from './words.ts'

type Owed = NonNullable<ReturnType<Awaited<ReturnType<typeof stillDueOf>>['get']>>
export type Due = (Pick<Owed, 'amount'> & { next: Pick<Owed['next'], 'due_at' | 'overdue_at'> }) | undefined

/** A sentence on what of an order is still to be paid and by when; none where nothing is. */
export function stillOwed(due: Due, language: Language): string[] {
  if (!due) return []
  const say = words(language)
  const { amount, next } = due
  const tell = next.overdue_at ? say.owedSince : say.stillOwed
  return [tell(formatRupiah(amount, language), formatDay(next.due_at, language))]
}

/** The same beside a receipt, where it is just as well to hear that all is paid. */
export function restOf(due: Due, language: Language): string {
  const [owed] = stillOwed(due, language)
  return owed ?? words(language).paidAll
}
