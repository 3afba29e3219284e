import { z } from 'zod'
import { call } from '#core/call.ts'
import { paged, paging } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { categories } from './rules/categories.ts'
import { notice, unread } from './shapes.ts'

export const notices = call({
  method: 'GET',
  path: '/api/v3/user/notification',
  who: 'member',
  about: 'What the member was told, newest first, and how much of all of it is unread.',
  input: z.object({ type: z.enum(categories).optional(), ...paging(10, 50) }),
  output: paged(notice).extend(unread.shape),
})

export const unreadTotal = call({
  method: 'GET',
  path: '/api/v3/user/notification/total',
  who: 'member',
  about: 'How much the member has not read: what the bell shows on every page.',
  input: z.object({}),
  output: unread,
})

export const readNotice = call({
  method: 'PATCH',
  path: '/api/v3/user/notification/:id/read',
  who: 'member',
  about: 'Marks one piece of news as read.',
  input: z.object({ id: z.uuid() }),
  output: unread,
  refusals: [codes.not_found],
})

export const readNotices = call({
  method: 'PATCH',
  path: '/api/v3/user/notification/read',
  who: 'member',
  about: 'Marks all news as read.',
  says: { id: 'Semua notifikasi sudah dibaca', en: 'All notifications marked as read' },
  input: z.object({}),
  output: unread,
})

export const pushKey = call({
  method: 'GET',
  path: '/api/v3/user/push-subscriptions/key',
  who: 'member',
  about: 'The public key a browser subscribes with; none where push is not set up.',
  input: z.object({}),
  output: z.object({ public_key: z.string().nullable() }),
})

/** The shortest key is 65 bytes and the secret 16, in base64url. */
const encoded = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`))
const endpoint = z.url({ protocol: /^https?$/ }).max(1000)

export const savePushSubscription = call({
  method: 'POST',
  path: '/api/v3/user/push-subscriptions',
  who: 'member',
  about: 'Lets this browser be told as well; the same endpoint takes the place of what was known of it.',
  says: { id: 'Notifikasi di perangkat ini aktif', en: 'Notifications on this device are on' },
  input: z.object({ endpoint, p256dh: encoded(87), auth: encoded(22) }),
  output: z.object({}),
  limit: { points: 60, seconds: 600 },
})

export const deletePushSubscription = call({
  method: 'DELETE',
  path: '/api/v3/user/push-subscriptions',
  who: 'member',
  about: 'Tells this browser nothing more.',
  says: { id: 'Notifikasi di perangkat ini dimatikan', en: 'Notifications on this device are off' },
  input: z.object({ endpoint }),
  output: z.object({}),
})
