import { type BookingState, type Tab, tabs } from '#modules/booking/rules/machine.ts'

type Count = { state: BookingState; orders: number }

/** How many orders stand under each tab. */
export function tabCounts(found: readonly Count[]): Record<Tab, number> {
  const under = (tab: Tab): number => {
    const states: readonly BookingState[] = tabs[tab]
    return found.reduce((sum, { state, orders }) => sum + (states.includes(state) ? orders : 0), 0)
  }
  return { unpaid: under('unpaid'), in_progress: under('in_progress'), completed: under('completed') }
}
