import { codes } from './refusal-codes.ts'
import { Refusal } from './refusals.ts'
import { type Staff, scopesOf } from './staff.ts'

/** What belongs to no tenant or partner is there only for who may reach the whole platform. */
export function platformOnly(staff: Pick<Staff, 'grants'>): void {
  if (!scopesOf(staff).some(({ kind }) => kind === 'platform')) throw new Refusal(codes.not_found)
}
