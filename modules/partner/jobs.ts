import type { Job } from '#core/module.ts'
import { noticeEnded } from './licence-lost.ts'

export const jobs: readonly Job<unknown>[] = [
  { name: 'partner-licences', cron: '11 * * * *', timeout_seconds: 300, run: ({ db, now }) => noticeEnded(db, now) },
]
