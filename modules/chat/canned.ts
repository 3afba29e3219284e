import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { mustBeConsultant } from './desk.ts'
import { lockAnswer } from './store.desk.ts'
import type { canned_answers } from './tables.ts'

type Row = Pick<typeof canned_answers.$inferSelect, 'id' | 'title' | 'text' | 'consultant_id'>

export const showAnswer = ({ id, title, text, consultant_id }: Row) => ({
  ...{ id, title, text },
  is_shared: consultant_id === null,
})

/** What the audit says of one. */
export const answerFacts = ({ title, text }: Pick<Row, 'title' | 'text'>) => ({ title, text })

/** One of their own, or of their brand; anyone else's does not exist. */
export async function mustUse(ctx: Pick<StaffCtx, 'db' | 'staff'>, id: string) {
  const me = await mustBeConsultant(ctx)
  const row = await lockAnswer(ctx.db, { tenant_id: me.tenant_id, me: me.id }, id)
  if (!row) throw new Refusal(codes.not_found)
  return row
}
