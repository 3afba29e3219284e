import type { Job } from '#core/module.ts'
import { tellAway } from './away.ts'
import { sweepRooms } from './clock.ts'
import type { ChatClockPorts } from './ports.ts'

export const jobs: readonly Job<ChatClockPorts>[] = [
  { name: 'chat-rooms', cron: '* * * * *', timeout_seconds: 50, run: ({ db, now }) => sweepRooms(db, now) },
  { name: 'chat-away', cron: '* * * * *', timeout_seconds: 50, run: tellAway },
]
