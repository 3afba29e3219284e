import { expect, test } from 'vitest'
import { tabCounts } from './tabs.ts'

test('carts and unpaid orders share a tab, and so do all that is over', () => {
  const counted = tabCounts([
    { state: 'cart', orders: 1, owing: 0 },
    { state: 'awaiting_payment', orders: 2, owing: 2 },
    { state: 'in_progress', orders: 3, owing: 0 },
    { state: 'completed', orders: 4, owing: 0 },
    { state: 'expired', orders: 5, owing: 0 },
    { state: 'cancelled', orders: 6, owing: 0 },
  ])
  expect(counted).toEqual({ unpaid: 3, in_progress: 3, completed: 15 })
  expect(tabCounts([])).toEqual({ unpaid: 0, in_progress: 0, completed: 0 })
})

test('an order under way that owes its settlement is counted as unpaid too', () => {
  const counted = tabCounts([{ state: 'in_progress', orders: 3, owing: 2 }])
  expect(counted).toEqual({ unpaid: 2, in_progress: 3, completed: 0 })
})
