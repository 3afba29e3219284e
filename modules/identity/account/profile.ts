import type { Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { me } from '../contract.ts'
import { avatarUrl } from '../rules/profile.ts'
import { findProfile } from '../store.accounts.ts'

/** The member who asks, as they see themselves. */
export async function profileOf(ctx: Pick<MemberCtx, 'tenant' | 'user'>, db: Db): Promise<Output<typeof me>> {
  const profile = await findProfile(db, ctx.tenant.id, ctx.user.id)
  if (!profile) throw new Refusal(codes.not_signed_in)
  const { id, full_name, email, phone_number, gender, birth_date, address } = profile
  return {
    id,
    full_name,
    email,
    phone_number,
    is_phone_verified: profile.phone_verified_at !== null,
    gender,
    birth_date,
    address,
    member_since: profile.created_at.toISOString(),
    avatar_url: avatarUrl(profile.avatar_picture_id),
    has_password: profile.password_hash !== null,
    providers: profile.providers,
  }
}
