import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'

/** The numbers hold for the platform as a whole: nobody of one tenant or partner sees to them. */
export function requirePlatform({ staff }: Pick<StaffCtx, 'staff'>): void {
  if (!scopesOf(staff).some(({ kind }) => kind === 'platform')) throw new Refusal(codes.not_found)
}
