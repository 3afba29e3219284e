import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'

/** Where a tenant does not offer it, nothing of it exists. */
export function openHere({ tenant }: Pick<AnyoneCtx, 'tenant'>): void {
  if (tenant.feature_flag.is_custom_product !== 1) throw new Refusal(codes.not_found)
}
