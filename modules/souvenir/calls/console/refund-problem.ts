import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { stepAtDesk } from '../../desk.ts'
import { refundProblemOf } from '../../lifecycle/problems.ts'
import type { SouvenirPorts } from '../../ports.ts'
import { refundWords } from '../../rules/desk-words.ts'

type Call = typeof contract.refundProblem

export async function refundProblem(ctx: StaffCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  const { id, reason, is_whole } = input
  // Nothing chosen is no decision: all of it would be the dearest one.
  if (!is_whole && input.positions.length === 0)
    throw fieldRefusals([{ field: 'positions', word: 'choose' }], refundWords(ctx.language))
  const positions = is_whole ? [] : input.positions
  return stepAtDesk(ctx, id, {
    take: (db, by, now) => refundProblemOf(db, { ...by, reason, positions }, now),
    facts: { refunded: is_whole ? 'all' : positions.join() },
    reason,
  })
}
