import { channel } from '#core/channel.ts'

export type PushNews = { tenant_id: string; user_id: string; now: Date }

const allowed = channel<PushNews>()
const ended = channel<PushNews>()

/** `push.allowed`: a member lets a browser or an app of theirs be notified. */
export const onPushAllowed = allowed.on
export const emitPushAllowed = allowed.tell
/** `push.ended`: they switched off the last of them. */
export const onPushEnded = ended.on
export const emitPushEnded = ended.tell
