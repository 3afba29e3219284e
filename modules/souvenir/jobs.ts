import type { Job } from '#core/module.ts'
import { sweepOrders } from './lifecycle/clock.ts'
import { expireCheckouts } from './lifecycle/expire.ts'

export const jobs: readonly Job<unknown>[] = [
  { name: 'souvenir-expire', seconds: 20, timeout_seconds: 60, run: ({ db, now }) => expireCheckouts(db, now) },
  { name: 'souvenir-clock', seconds: 20, timeout_seconds: 120, run: ({ db, now }) => sweepOrders(db, now) },
]
