import { expect, test } from 'vitest'
import { tabCounts } from './tabs.ts'

test('each order is counted under its own tab, and what is not there counts nothing', () => {
  const counted = tabCounts([
    { tab: 'unpaid', orders: 3, owing: 2 },
    { tab: 'in_progress', orders: 3, owing: 0 },
    { tab: 'completed', orders: 15, owing: 0 },
  ])
  expect(counted).toEqual({ unpaid: 3, in_progress: 3, completed: 15 })
  expect(tabCounts([])).toEqual({ unpaid: 0, in_progress: 0, completed: 0 })
})

test('an order under way that owes its settlement is counted as unpaid too', () => {
  const counted = tabCounts([{ tab: 'in_progress', orders: 3, owing: 2 }])
  expect(counted).toEqual({ unpaid: 2, in_progress: 3, completed: 0 })
})
