import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { tellSeatsChanged } from '../../events.ts'
import { changeDate } from '../../packages/change-date.ts'
import { publishingFacts } from '../../packages/publishing.ts'
import { putOnSale } from '../../packages/put-on-sale.ts'
import { changeToDecide } from '../../packages/review.ts'
import { decideChange, transitionPackage } from '../../packages/transition.ts'
import { writePackage } from '../../packages/write.ts'
import { publishingProblems } from '../../rules/publishing.ts'
import { publishingWords } from '../../rules/publishing-words.ts'

type Call = typeof contract.approvePackageChange

export async function approvePackageChange(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { change, row } = await changeToDecide(ctx, input)
  const { fields, dates, date_changes = [] } = change.content
  const content = { ...row.content, ...fields }
  const { facts } = await publishingFacts(ctx, row, { content, explanation: change.explanation })
  const problems = publishingProblems(facts)
  if (problems.length > 0) throw fieldRefusals(problems, publishingWords(ctx.language))
  const decided = await decideChange(ctx, change, { event: 'approve', actor: 'reviewer' })
  await putOnSale(ctx, { ...row, content }, dates)
  for (const date of date_changes) await changeDate(ctx, { ...row, content }, date)
  const noted = { event: 'approve', fields: Object.keys(row.next_fields ?? {}) } as const
  const approved =
    (await transitionPackage(ctx, row, { ...noted, actor: 'reviewer' })) ??
    (await writePackage(ctx, row, { ...noted, live: fields, next: null }))
  await tellSeatsChanged(ctx.db, { product_id: row.id, now: ctx.now })
  ctx.audit({
    thing: 'package',
    thing_id: row.id,
    before: { state: row.state, version: row.version, dates: 0, date_changes: 0 },
    after: {
      state: approved.state,
      version: approved.version,
      dates: dates.length,
      date_changes: date_changes.length,
    },
  })
  return decided
}
