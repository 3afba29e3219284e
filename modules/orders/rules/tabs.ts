import type { Tab } from '#modules/booking/rules/machine.ts'

type Count = {
  tab: Tab
  orders: number
  /** How many of them have an invoice that waits to be paid. */
  owing: number
}

/** How many orders stand under each tab. One under way that owes something stands under two: it is also to be paid. */
export function tabCounts(counts: readonly Count[]): Record<Tab, number> {
  const under = (wanted: Tab): number =>
    counts.reduce((sum, { tab, orders, owing }) => {
      if (tab === wanted) return sum + orders
      return wanted === 'unpaid' ? sum + owing : sum
    }, 0)
  return { unpaid: under('unpaid'), in_progress: under('in_progress'), completed: under('completed') }
}
