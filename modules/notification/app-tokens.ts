import type { Db } from '#core/context.ts'
import type { onAppToken } from '#modules/booking/module.ts'
import { saveFcmToken } from './store.push.ts'

type AppToken = Parameters<Parameters<typeof onAppToken>[0]>[1]

/** Stores the token of a member's app, the latest of each device; what cannot be one is ignored. */
export async function saveAppToken(db: Db, { user_id, session_id, device_id, now, ...sent }: AppToken): Promise<void> {
  const token = sent.token.trim()
  if (token.length > 4096 || !/^[\x21-\x7e]+$/.test(token)) return
  await saveFcmToken(db, { user_id, device_id, session_id, token, updated_at: now })
}
