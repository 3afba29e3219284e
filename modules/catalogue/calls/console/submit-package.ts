import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { lockToWrite } from '../../packages/access.ts'
import { dateChangeOf } from '../../packages/dates.ts'
import { publishingFacts } from '../../packages/publishing.ts'
import { packageView } from '../../packages/see.ts'
import { openChange, transitionPackage } from '../../packages/transition.ts'
import { savedContent, writePackage } from '../../packages/write.ts'
import { publishingProblems } from '../../rules/publishing.ts'
import { publishingWords } from '../../rules/publishing-words.ts'

type Call = typeof contract.submitPackage

export async function submitPackage(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id, version } = input
  const explanation = input.explanation || null
  const row = await lockToWrite(ctx, { id, version })
  const content = savedContent(row)
  const { facts, waiting, changed } = await publishingFacts(ctx, row, { content, explanation })
  const fields = row.state === 'draft' ? content : (row.next_fields ?? {})
  if (Object.keys(fields).length + waiting.length + changed.length === 0) throw new Refusal(codes.package_unchanged)
  const problems = publishingProblems(facts)
  if (problems.length > 0) throw fieldRefusals(problems, publishingWords(ctx.language))
  const date_changes = changed.map(dateChangeOf)
  await openChange(ctx, row, { content: { fields, dates: waiting, date_changes }, explanation })
  const noted = { event: 'submit', fields: Object.keys(row.next_fields ?? {}) } as const
  const submitted =
    (await transitionPackage(ctx, row, { ...noted, actor: 'partner' })) ??
    (await writePackage(ctx, row, { ...noted, next: row.next_fields }))
  ctx.audit({
    thing: 'package',
    thing_id: id,
    before: { state: row.state, version: row.version },
    after: { state: submitted.state, version: submitted.version },
    ...(explanation && { reason: explanation }),
  })
  return packageView(ctx, submitted)
}
