import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { maskedName } from '#core/masked.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { correct } from '../../lifecycle/correct.ts'
import { lockInScope } from '../../order/staff-access.ts'
import { participantView } from '../../order/view.ts'
import { hasDeparted } from '../../rules/departed.ts'
import { acceptsDocuments } from '../../rules/documents.ts'
import { listParticipants, lockBooking, type ParticipantRow } from '../../store.ts'

type Call = typeof contract.correctByPartner

export async function correctByPartner(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language } = ctx
  const { id, traveller_id, name, birth_date, is_single_name, reason } = input
  await lockInScope(ctx, id)
  const booking = await lockBooking(db, id)
  const people = await listParticipants(db, [id])
  const person = people.find((one) => one.id === traveller_id)
  if (!booking || !person) throw new Refusal(codes.not_found)
  // Members have to be in time; after that it is for their partner, which knows what the airline still takes.
  if (!acceptsDocuments(booking.state) || hasDeparted(booking, jakartaDate(now))) throw new Refusal(codes.order_closed)
  const wish = { name, birth_date, is_single_name, reason, actor: 'staff', actor_id: staff.id } as const
  const after = await correct(db, { booking, person, people }, { ...wish, language, now })
  ctx.audit({ thing: 'traveller', thing_id: traveller_id, before: facts(person), after: facts(after), reason })
  return participantView(after)
}

/** Of a name the audit has its first letter, of a birthday the year: the history of the booking has the rest. */
const facts = ({ name, birth_date }: ParticipantRow) => ({
  name: name && maskedName(name),
  birth_year: birth_date?.slice(0, 4) ?? null,
})
