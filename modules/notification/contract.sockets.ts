import { z } from 'zod'
import { socketEvent, socketNotice } from '#core/socket-event.ts'

const total_unread = z.int()
/** Apps of two ages read it in two places. */
const total = z.object({ total_unread, data: z.object({ total_unread }) })

/** What a member is told. */
export const totalNotification = socketNotice({
  name: 'totalNotification',
  about: 'How many notices are unread: when joined, and whenever it changes.',
  data: total,
})

/** What a member may say. */
export const events = {
  joinTotalNotification: socketEvent({
    name: 'joinTotalNotification',
    who: 'member',
    about: 'From now on the member is told the total of unread notices.',
    // Apps send all kinds of things with it: joining says nothing else.
    input: z.unknown(),
    output: total,
    limit: { points: 120, seconds: 60 },
  }),
}
