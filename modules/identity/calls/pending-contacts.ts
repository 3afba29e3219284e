import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { hourMs } from '#core/time.ts'
import { addressBounces } from '#database/mail-bounces.ts'
import type * as contract from '../contract.ts'
import { findAccount } from '../store.accounts.ts'
import { findNewestCode } from '../store.codes.ts'

type Purpose = 'verify_phone' | 'change_email'

/** Where a code went within the last hour that has not come back. */
async function pendingOf({ db, now, tenant, user }: MemberCtx, purpose: Purpose): Promise<string | null> {
  const newest = await findNewestCode(db, { tenant_id: tenant.id, user_id: user.id, purpose })
  if (!newest || newest.used_at) return null
  return now.getTime() - newest.created_at.getTime() < hourMs ? newest.destination : null
}

async function bouncingOf({ db, tenant, user }: MemberCtx): Promise<string | null> {
  const account = await findAccount(db, tenant.id, user.id)
  return account && (await addressBounces(db, account.email)) ? account.email : null
}

export async function pendingContacts(ctx: MemberCtx): Promise<Output<typeof contract.pendingContacts>> {
  return {
    email: await pendingOf(ctx, 'change_email'),
    phone_number: await pendingOf(ctx, 'verify_phone'),
    bouncing_email: await bouncingOf(ctx),
  }
}
