import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { correctUntil, rulesOf } from '../cart/party-rules.ts'
import type * as contract from '../contract.ts'
import { documentView, travellersOf } from '../documents/documents.ts'
import { detailsView } from '../documents/passport.ts'
import type { AfterSalePorts } from '../ports.ts'
import { canCorrect } from '../rules/correction.ts'
import { acceptsDocuments } from '../rules/documents.ts'
import { findMine } from '../store.ts'

type Call = typeof contract.documents

export async function documents(ctx: MemberCtx<AfterSalePorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, ports, now } = ctx
  const booking = await findMine(db, { tenant_id: tenant.id, user_id: user.id, id })
  if (!booking) throw new Refusal(codes.not_found)
  const travellers = (await travellersOf(db, [booking])).get(id) ?? []
  const rules = await rulesOf(db, booking, now)
  const day = { today: jakartaDate(now), correction_days: rules.correction_days }
  return {
    can_upload: acceptsDocuments(booking.state),
    can_correct: canCorrect(booking, day),
    correct_until: correctUntil(booking, rules),
    is_participants_complete: travellers.length > 0 && travellers.every(({ is_complete }) => is_complete),
    participants: travellers.map(({ person, documents: uploaded, required, journey, is_complete }) => ({
      id: person.id,
      position: person.position,
      age_group: person.age_group,
      name: person.name,
      is_single_name: person.is_single_name,
      details: detailsView(ports.documents, person, journey),
      required,
      documents: uploaded.map((travelDocument) => documentView(ctx, travelDocument)),
      is_complete,
    })),
  }
}
