import { apportion } from '#core/apportion.ts'
import { type Rupiah, rupiah, sumRupiah } from '#core/money.ts'

/** A thing that an order asks money for, such as a traveller. `item` is its name within the order, and stays. */
export type OrderLine = { item: string; label: { id: string; en: string }; amount: Rupiah }

/**
 * What each of an order's invoices asks for each of its things: an earlier invoice asks for a share of all of them, the last for
 * what remains. Amounts of stages and of lines are the same money, so they have to sum to the same.
 */
export function linesByStage(lines: readonly OrderLine[], stages: readonly Rupiah[]): OrderLine[][] {
  const [billed, priced] = [sumRupiah(stages), sumRupiah(lines.map(({ amount }) => amount))]
  if (billed !== priced) throw new Error(`lines of ${priced} were invoiced as ${billed}`)
  let left: Rupiah[] = lines.map(({ amount }) => amount)
  return stages.map((amount) => {
    const shares = apportion(amount, left)
    left = left.map((one, at) => rupiah(one - (shares[at] ?? 0)))
    return lines.map((line, at) => ({ ...line, amount: shares[at] ?? rupiah(0) }))
  })
}

export type LineLeft = { id: string; item: string; amount: number; refunded: number }
export type RefundPart = { invoice_line_id: string; amount: Rupiah }

/** What of an invoice's lines has not gone back yet: of all of them, or of these items. */
export const partsLeft = (lines: readonly LineLeft[], items?: readonly string[]): RefundPart[] =>
  lines
    .filter(({ item }) => !items || items.includes(item))
    .map(({ id, amount, refunded }) => ({ invoice_line_id: id, amount: rupiah(amount - refunded) }))
    .filter(({ amount }) => amount > 0)
