import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { findMemberInScope } from '#modules/identity/module.ts'

/** A member of a tenant that somebody works for. Any other does not exist. */
export async function memberInScope({ db, staff }: Pick<StaffCtx, 'db' | 'staff'>, id: string) {
  const member = await findMemberInScope(db, scopesOf(staff), id)
  if (!member) throw new Refusal(codes.not_found)
  return member
}

export type Member = Awaited<ReturnType<typeof memberInScope>>
