import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { fieldRefusals } from '#core/validation.ts'
import { partyRulesOf, rulesOf } from '../cart/party-rules.ts'
import { lockTraveller, problemsOfChange } from '../cart/travellers.ts'
import type * as contract from '../contract.ts'
import { detailsOf, detailsView, openedPassport, sealedPassport, travelledOf } from '../documents/passport.ts'
import { bookableOf } from '../order/load.ts'
import type { AfterSalePorts } from '../ports.ts'
import { companionOf, type Details, detailProblems } from '../rules/passport.ts'
import { type OrderProblem, problemWords } from '../rules/problem-words.ts'
import { updateTraveller } from '../store.documents.ts'
import type { ParticipantRow } from '../store.ts'

type Call = typeof contract.saveDetails
type Ctx = MemberCtx<AfterSalePorts>

export function saveDetails(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { now, ports, language } = ctx
  return ctx.db.transaction(async (db) => {
    const { booking, person, people } = await lockTraveller(ctx, db, input)
    const { kind } = await bookableOf(db, booking)
    const rules = await rulesOf(db, booking, now)
    const journey = travelledOf(booking, rules, kind)
    const { id: _, participant_id: __, ...sent } = input
    const details = { ...detailsOf(person), ...given(sent) }
    const measure = partyRulesOf(rules, { kind, returns_on: booking.returns_on, now })
    const born = bornProblems(person, people, { details, measure })
    // Whether a companion is needed follows from a birthday that can be, and from no other.
    const checked = born.length > 0 ? { ...details, birth_date: null } : details
    const rest = detailProblems({ details: checked, sent: given(sent), name: person.name ?? '' }, journey)
    const problems = [
      ...born,
      ...rest.filter(({ field }) => field !== 'birth_date' || born.length === 0),
      ...passportProblems(ctx, { person, people, passport_number: sent.passport_number }),
    ]
    if (problems.length > 0) throw fieldRefusals(problems, problemWords(language))
    const alone = companionOf(details, journey) === 'none' && { guardian_relation: null, guardian_name: null }
    const to = columnsOf(ctx, person, { ...details, ...alone })
    const row = await updateTraveller(db, { booking_id: booking.id, id: person.id }, to)
    return detailsView(ports.documents, row, journey)
  })
}

/** What was sent, under the names of the columns; what was not stays as it is. */
function given({ passport_number, ...sent }: Omit<Input<Call>, 'id' | 'participant_id'>): Partial<Details> {
  const all = { ...sent, passport: passport_number }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

type Change = { details: Details; measure: Parameters<typeof problemsOfChange>[2] }

/** A day of birth that is known is changed by a correction, which the history shows. */
function bornProblems(
  person: ParticipantRow,
  people: readonly ParticipantRow[],
  { details: { birth_date }, measure }: Change,
): OrderProblem[] {
  if (birth_date === person.birth_date) return []
  if (birth_date === '') return [{ field: 'birth_date', word: 'empty' }]
  if (person.birth_date !== null) return [{ field: 'birth_date', word: 'birth_date_kept' }]
  return problemsOfChange(people, { ...person, birth_date }, measure).filter(({ field }) => field === 'birth_date')
}

type Numbered = { person: ParticipantRow; people: readonly ParticipantRow[]; passport_number: string | undefined }

/** One passport, one person. */
function passportProblems({ ports }: Ctx, { person, people, passport_number }: Numbered): OrderProblem[] {
  const others = people.filter(({ id }) => id !== person.id)
  const isTaken = passport_number && others.some((one) => openedPassport(ports.documents, one) === passport_number)
  return isTaken ? [{ field: 'passport_number', word: 'passport_twice' }] : []
}

function columnsOf({ ports }: Ctx, person: ParticipantRow, { passport, ...details }: Details) {
  const { gender, birth_date, passport_expires_on, guardian_relation, guardian_name } = details
  const isNew = passport !== null && passport !== person.passport_sealed
  const passport_sealed = isNew ? sealedPassport(ports.documents, person.id, passport) : person.passport_sealed
  return { gender, birth_date, passport_expires_on, guardian_relation, guardian_name, passport_sealed }
}
