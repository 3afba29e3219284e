import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { notifyStaff } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { changeToDecide } from '../../packages/review.ts'
import { decideChange, transitionPackage } from '../../packages/transition.ts'
import { writePackage } from '../../packages/write.ts'
import type { CataloguePorts } from '../../ports.ts'
import { rejectionWords } from '../../words.ts'

type Call = typeof contract.rejectPackageChange

/** It is its partner's again to write on, with the reason; what is on sale stays as it is. */
export async function rejectPackageChange(ctx: StaffCtx<CataloguePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { reason } = input
  const { change, row } = await changeToDecide(ctx, input)
  const decided = await decideChange(ctx, change, { event: 'reject', actor: 'reviewer', reason })
  const rejected =
    (await transitionPackage(ctx, row, { event: 'reject', actor: 'reviewer', reason })) ??
    (await writePackage(ctx, row, { event: 'reject', reason, next: row.next_fields }))
  await notifyStaff(
    ctx.db,
    {
      staff_id: change.submitted_by,
      notice: (language) => {
        const say = rejectionWords(language)
        const name = row.content.name[language] || row.content.name.id
        return {
          subject: say.subject(name),
          paragraphs: [say.body(name), say.reason(reason), say.next],
          action: { label: say.open, path: `/packages/${row.id}` },
        }
      },
    },
    ctx,
  )
  const facts = ({ state, version }: typeof row) => ({ state, version })
  ctx.audit({ thing: 'package', thing_id: row.id, before: facts(row), after: facts(rejected), reason })
  return decided
}
