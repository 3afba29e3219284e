import type { MemberCtx } from '#core/context.ts'
import { emptyCartOf } from '../end.ts'
import type { SavingsPorts } from '../ports.ts'

export async function emptyCart(ctx: MemberCtx<SavingsPorts>): Promise<Record<string, never>> {
  await emptyCartOf(ctx)
  return {}
}
