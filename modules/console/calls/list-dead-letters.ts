import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { countDead, deadLetters } from '#database/dead-letters.ts'
import type * as contract from '../contract.console.ts'

type Call = typeof contract.listDeadLetters

export async function listDeadLetters({ db, staff }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  platformOnly(staff)
  const { rows, next_cursor } = await deadLetters(db, input)
  return {
    rows: rows.map(({ created_at, dead_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      dead_at: (dead_at ?? created_at).toISOString(),
    })),
    next_cursor,
    total: await countDead(db, input.reason),
  }
}
