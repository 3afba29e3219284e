import type { Db } from '#core/context.ts'
import { memberProfile } from '#modules/identity/module.ts'
import { type Audience, isNewMember } from './rules/usable.ts'

type Who = { tenant_id: string; user_id: string; now: Date }

/** Whether a member counts as new for one of these promos; of others nobody needs to know. */
export async function isNewFor(db: Db, promos: readonly { audience: Audience }[], who: Who): Promise<boolean> {
  if (!promos.some(({ audience }) => audience === 'new_members')) return false
  const member = await memberProfile(db, who.tenant_id, who.user_id)
  return member !== undefined && isNewMember(member.created_at, who.now)
}
