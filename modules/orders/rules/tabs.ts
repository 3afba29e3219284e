import { type BookingState, type Tab, tabs } from '#modules/booking/rules/machine.ts'

type Count = {
  state: BookingState
  orders: number
  /** How many of them have an invoice that waits to be paid. */
  owing: number
}

const isUnder = (tab: Tab, state: BookingState): boolean => {
  const states: readonly BookingState[] = tabs[tab]
  return states.includes(state)
}

/** How many orders stand under each tab. One under way that owes something stands under two: it is also to be paid. */
export function tabCounts(counts: readonly Count[]): Record<Tab, number> {
  const under = (tab: Tab): number =>
    counts.reduce((sum, { state, orders, owing }) => {
      if (isUnder(tab, state)) return sum + orders
      return tab === 'unpaid' ? sum + owing : sum
    }, 0)
  return { unpaid: under('unpaid'), in_progress: under('in_progress'), completed: under('completed') }
}
