import { type ExpiryProblem, expiryProblem } from '#modules/booking/rules/passport.ts'
import {
  type Named,
  type PartyRules,
  type Place,
  selfProblems,
  type TravellerProblem,
  travellerProblems,
} from '#modules/booking/rules/travellers.ts'

type Person = Named & { passport_expires_on?: string | undefined }
type People = { places: readonly Place[]; contact: { name: string }; people: readonly Person[] }
type Measure = PartyRules & { departs_on: string; passport_months: number }

/** What is wrong with who travels, by the rules of every booking, and with a passport that ends too early for a visa. */
export function peopleProblems(
  { places, contact, people }: People,
  measure: Measure,
): (TravellerProblem | (ExpiryProblem & { field: string }))[] {
  const passports = people.flatMap(({ passport_expires_on }, i) => {
    const problem = passport_expires_on === undefined ? undefined : expiryProblem(passport_expires_on, measure)
    return problem ? [{ ...problem, field: `participants.${i}.passport_expires_on` }] : []
  })
  return [...travellerProblems(places, people, measure), ...selfProblems(contact, people), ...passports]
}
