import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { type Staff, scopesOf } from '#core/staff.ts'

/** What belongs to no tenant or partner is there only for who may reach the whole platform. */
export function platformOnly(staff: Pick<Staff, 'grants'>): void {
  if (!scopesOf(staff).some(({ kind }) => kind === 'platform')) throw new Refusal(codes.not_found)
}
