import { channel } from '#core/channel.ts'

export type MemberNews = { user_id: string; now: Date }
export type JoinedMember = MemberNews & { tenant_id: string }

const joined = channel<JoinedMember>()
const deleted = channel<MemberNews>()

/** `member.joined`: the address of a new account is proved, or vouched for by a provider. */
export const onMemberJoined = joined.on
export const emitMemberJoined = joined.tell
/** `member.deleted`: the account is gone with this transaction; nothing may be kept for it. */
export const onMemberDeleted = deleted.on
export const tellMemberDeleted = deleted.tell
