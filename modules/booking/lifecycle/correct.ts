import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { fieldRefusals } from '#core/validation.ts'
import { measureOf, problemsOfChange } from '../cart/travellers.ts'
import { type Correction, isAnotherPerson } from '../rules/correction.ts'
import type { BookingActor } from '../rules/machine.ts'
import { isSingleName, isSpellingOf } from '../rules/names.ts'
import { type OrderProblem, problemWords } from '../rules/problem-words.ts'
import { updateTraveller } from '../store.documents.ts'
import { type BookingRow, insertHistory, listHistory, type ParticipantRow } from '../store.ts'

type Whom = { booking: BookingRow; person: ParticipantRow; people: readonly ParticipantRow[] }
type Written = { name: string; birth_date: string | null }
type Wish = Omit<Written, 'birth_date'> & {
  birth_date?: string | undefined
  is_single_name?: boolean | undefined
  reason: string
  actor: BookingActor
  actor_id: string
}
type Moment = { language: Language; now: Date }

/** Corrects how a traveller of a locked booking is written; whether it is still time for it is decided before. */
export async function correct(db: Db, { booking, person, people }: Whom, wish: Wish & Moment): Promise<ParticipantRow> {
  const { name, is_single_name, reason, actor, actor_id, language, now } = wish
  const rules = await measureOf(db, booking, now)
  const birth_date = wish.birth_date ?? person.birth_date
  const change = changeOf(person, { name, birth_date })
  const problems = [
    ...problemsOfChange(people, { id: person.id, name, birth_date, is_single_name }, rules),
    ...(await identityProblems(db, person, { name, birth_date, change })),
  ]
  if (problems.length > 0) throw fieldRefusals(problems, problemWords(language))
  const to = { name, birth_date, is_single_name: rules.two_names && isSingleName(name) }
  const row = await updateTraveller(db, { booking_id: booking.id, id: person.id }, to)
  const step = { booking_id: booking.id, event: 'correct', state: booking.state } as const
  await insertHistory(db, { ...step, actor, actor_id, reason, change }, now)
  return row
}

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
