import type { Job } from '#core/module.ts'
import { drawPayouts } from './draw.ts'

export const jobs: readonly Job<unknown>[] = [
  { name: 'payouts-draw', cron: '10 3 * * *', timeout_seconds: 300, run: ({ db, now }) => drawPayouts(db, now) },
]
