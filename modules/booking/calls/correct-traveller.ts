import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { rulesOf } from '../cart/party-rules.ts'
import { lockTraveller, measureOf, problemsOfChange } from '../cart/travellers.ts'
import type * as contract from '../contract.ts'
import { participantView } from '../order/view.ts'
import { type Correction, canCorrect, isAnotherPerson } from '../rules/correction.ts'
import { isSingleName, isSpellingOf } from '../rules/names.ts'
import { type OrderProblem, problemWords } from '../rules/problem-words.ts'
import { updateTraveller } from '../store.documents.ts'
import { type BookingRow, insertHistory, listHistory, type ParticipantRow } from '../store.ts'

type Call = typeof contract.correctTraveller

export function correctTraveller(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { user, now, language } = ctx
  return ctx.db.transaction(async (db) => {
    const { booking, person, people } = await lockTraveller(ctx, db, input)
    await refuseLate(db, booking, now)
    const rules = await measureOf(db, booking, now)
    const { name, is_single_name, reason } = input
    const birth_date = input.birth_date ?? person.birth_date
    const change = changeOf(person, { name, birth_date })
    const problems = [
      ...problemsOfChange(people, { id: person.id, name, birth_date, is_single_name }, rules),
      ...(await identityProblems(db, person, { name, birth_date, change })),
    ]
    if (problems.length > 0) throw fieldRefusals(problems, problemWords(language))
    const to = { name, birth_date, is_single_name: rules.two_names && isSingleName(name) }
    const row = await updateTraveller(db, { booking_id: booking.id, id: person.id }, to)
    const step = { booking_id: booking.id, event: 'correct', state: booking.state, actor: 'member' } as const
    await insertHistory(db, { ...step, actor_id: user.id, reason, change }, now)
    return participantView(row)
  })
}

async function refuseLate(db: Db, booking: BookingRow, now: Date): Promise<void> {
  const { correction_days } = await rulesOf(db, booking, now)
  if (!canCorrect(booking, { today: jakartaDate(now), correction_days })) throw new Refusal(codes.correction_too_late)
}

type Written = { name: string; birth_date: string | null }

function changeOf(person: ParticipantRow, { name, birth_date }: Written): Correction {
  return {
    participant_id: person.id,
    ...(name !== person.name && { name: { from: person.name, to: name } }),
    ...(birth_date !== person.birth_date && { birth_date: { from: person.birth_date, to: birth_date } }),
  }
}

type Changed = Written & { change: Correction }

/** A seat cannot be passed on: a correction is another spelling of the name that was ordered, however many there were. */
async function identityProblems(db: Db, person: ParticipantRow, to: Changed): Promise<OrderProblem[]> {
  if (!to.change.name && !to.change.birth_date) return [{ field: 'name', word: 'nothing_changed' }]
  const ordered = await orderedAs(db, person)
  if (ordered.name && !isSpellingOf(ordered.name, to.name)) return [{ field: 'name', word: 'name_other' }]
  if (!isAnotherPerson(ordered, to)) return []
  return [{ field: to.change.birth_date ? 'birth_date' : 'name', word: 'name_and_birth_date' }]
}

/** Name and birthday as they were first told. */
async function orderedAs(db: Db, person: ParticipantRow) {
  const former = (await listHistory(db, person.booking_id)).flatMap(({ change }) =>
    change?.participant_id === person.id ? [change] : [],
  )
  const names = former.flatMap(({ name }) => name?.from ?? [])
  const birthdays = former.flatMap(({ birth_date }) => birth_date?.from ?? [])
  return { name: names[0] ?? person.name, birth_date: birthdays[0] ?? person.birth_date }
}
