import type { Input } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../contract.ts'
import { bookableOf } from '../order/load.ts'
import { acceptsDocuments } from '../rules/documents.ts'
import { isSingleName } from '../rules/names.ts'
import type { ChosenAddon } from '../rules/price.ts'
import { problemWords } from '../rules/problem-words.ts'
import {
  changeProblems,
  ordererProblems,
  type PartyRules,
  selfProblems,
  travellerProblems,
} from '../rules/travellers.ts'
import { type BookingRow, listParticipants, lockMine, nameParticipants, type ParticipantRow } from '../store.ts'
import { partyRulesOf, rulesOf } from './party-rules.ts'

type Ctx = Pick<MemberCtx, 'now' | 'language'>
type Form = Pick<Input<typeof contract.checkout>, 'name' | 'birth_date' | 'participants'>
type Party = { cart: BookingRow; places: readonly ParticipantRow[] }

/** What the travellers of a booking are measured by. */
export async function measureOf(db: Db, booking: BookingRow, now: Date): Promise<PartyRules> {
  const { kind } = await bookableOf(db, booking)
  return partyRulesOf(await rulesOf(db, booking, now), { kind, returns_on: booking.returns_on, now })
}

/**
 * Names all who travel on a locked cart, and gives its extras. Who orders is looked at too, so that every mistake is told at
 * once.
 */
export async function nameTravellers(
  ctx: Ctx,
  db: Db,
  { cart, places }: Party,
  { form, rules }: { form: Form; rules: PartyRules },
): Promise<ChosenAddon[]> {
  const problems = [
    ...ordererProblems(form, rules),
    ...travellerProblems(places, form.participants, rules),
    ...selfProblems(form, form.participants),
  ]
  if (problems.length > 0) throw fieldRefusals(problems, problemWords(ctx.language))
  const people = form.participants.map(({ gender = null, birth_date = null, is_single_name: _, ...one }) => ({
    ...one,
    gender,
    birth_date,
    // Only what is so: a box that was ticked for a name of two words says nothing.
    is_single_name: rules.two_names && isSingleName(one.name),
  }))
  return nameParticipants(db, cart.id, people)
}

type Whose = Pick<MemberCtx, 'tenant' | 'user'>

/** A traveller of a member's own order, its booking locked, among those who travel along; an order that has ended is refused. */
export async function lockTraveller(
  { tenant, user }: Whose,
  db: Db,
  { id, participant_id }: { id: string; participant_id: string },
) {
  const booking = await lockMine(db, { tenant_id: tenant.id, user_id: user.id, id })
  const people = booking ? await listParticipants(db, [booking.id]) : []
  const person = people.find((one) => one.id === participant_id)
  if (!booking || !person) throw new Refusal(codes.not_found)
  if (!acceptsDocuments(booking.state)) throw new Refusal(codes.order_closed)
  return { booking, person, people }
}

type Changed = Pick<ParticipantRow, 'id' | 'name' | 'birth_date'> & { is_single_name?: boolean | undefined }

/** What is wrong with one traveller after a change: the same that checkout would say. */
export function problemsOfChange(people: readonly ParticipantRow[], changed: Changed, rules: PartyRules) {
  const others = people.filter(({ id }) => id !== changed.id).map(namedOf)
  return changeProblems({ places: people, others }, namedOf(changed), rules)
}

const namedOf = ({ id, name, birth_date, is_single_name }: Changed) => ({
  id,
  name: name ?? '',
  birth_date: birth_date ?? undefined,
  is_single_name,
})
