import { channel } from '#core/channel.ts'

export type MemberNews = { user_id: string; now: Date }
export type JoinedMember = MemberNews & { tenant_id: string }

/** Who signs in with the code of somebody who recommended us; it may be nobody's. */
export type RecommendedMember = JoinedMember & { affiliate_code: string }

/** Whose own address it is, by its latest bounce. */
export type BouncingMember = JoinedMember & { email: string }

const joined = channel<JoinedMember>()
const recommended = channel<RecommendedMember>()
const deleted = channel<MemberNews>()
const bounces = channel<BouncingMember>()
const arrives = channel<JoinedMember>()

/** `member.joined`: the address of a new account is proved, or vouched for by a provider. */
export const onMemberJoined = joined.on
export const emitMemberJoined = joined.tell
/** `member.recommended`: somebody has signed in or registered, and brought the code of who recommended us. */
export const onMemberRecommended = recommended.on
export const tellMemberRecommended = recommended.tell
/** `member.deleted`: the account is gone with this transaction; nothing may be kept for it. */
export const onMemberDeleted = deleted.on
export const tellMemberDeleted = deleted.tell
/** `member.mail_bounces`: mail to the member's address has come back, and none is sent there any more. */
export const onMailBounces = bounces.on
export const tellMailBounces = bounces.tell
/** `member.mail_arrives`: the member has proved the address anew, or has another. */
export const onMailArrives = arrives.on
export const tellMailArrives = arrives.tell
