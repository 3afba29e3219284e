import { channel } from '#core/channel.ts'

export type MemberNews = { user_id: string; now: Date }

const deleted = channel<MemberNews>()

/** `member.deleted`: the account is gone with this transaction; nothing may be kept for it. */
export const onMemberDeleted = deleted.on
export const tellMemberDeleted = deleted.tell
