import { expect, test } from 'vitest'
import { tabCounts } from './tabs.ts'

test('carts and unpaid orders share a tab, and so do all that is over', () => {
  const counted = tabCounts([
    { state: 'cart', orders: 1 },
    { state: 'awaiting_payment', orders: 2 },
    { state: 'in_progress', orders: 3 },
    { state: 'completed', orders: 4 },
    { state: 'expired', orders: 5 },
    { state: 'cancelled', orders: 6 },
  ])
  expect(counted).toEqual({ unpaid: 3, in_progress: 3, completed: 15 })
  expect(tabCounts([])).toEqual({ unpaid: 0, in_progress: 0, completed: 0 })
})
