import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { documentView, travellersOf } from '../papers.ts'
import type { AfterSalePorts } from '../ports.ts'
import { takesPapers } from '../rules/papers.ts'
import { findMine } from '../store.ts'

type Call = typeof contract.documents

export async function documents(ctx: MemberCtx<AfterSalePorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user } = ctx
  const booking = await findMine(db, { tenant_id: tenant.id, user_id: user.id, id })
  if (!booking) throw new Refusal('F-REQ-4n4')
  const travellers = (await travellersOf(db, [booking])).get(id) ?? []
  return {
    can_upload: takesPapers(booking.state),
    is_participants_complete: travellers.length > 0 && travellers.every(({ is_complete }) => is_complete),
    participants: travellers.map(({ person, papers, required, is_complete }) => ({
      id: person.id,
      position: person.position,
      age_group: person.age_group,
      name: person.name,
      required,
      documents: papers.map((paper) => documentView(ctx, paper)),
      is_complete,
    })),
  }
}
