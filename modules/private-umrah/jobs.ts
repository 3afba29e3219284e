import type { Job } from '#core/module.ts'
import { expireRequests, lapseOffers } from './lifecycle/clock.ts'

export const jobs: readonly Job<unknown>[] = [
  { name: 'private-lapse', seconds: 30, timeout_seconds: 60, run: ({ db, now }) => lapseOffers(db, now) },
  { name: 'private-expire', seconds: 60, timeout_seconds: 60, run: ({ db, now }) => expireRequests(db, now) },
]
