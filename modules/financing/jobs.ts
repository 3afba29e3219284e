import type { Job } from '#core/module.ts'
import { expireApplications } from './lifecycle.ts'

export const jobs: readonly Job<unknown>[] = [
  { name: 'financing-expire', seconds: 20, timeout_seconds: 60, run: ({ db, now }) => expireApplications(db, now) },
]
