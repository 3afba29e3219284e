import type { z } from 'zod'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { type FieldProblem, fieldRefusals, validationWords } from '#core/validation.ts'
import { dayAfter } from '../rules/dates-by-rule.ts'
import { brokenFlights } from '../rules/flight-plan.ts'
import type { plannedDates } from '../shapes.forms.ts'
import { knownPlaces } from '../store.departures.ts'

type Terms = Pick<z.output<typeof plannedDates>, 'airline_code' | 'flights' | 'stays'>
/** The days and the field that they were typed into. */
type Days = { days: readonly string[]; field: string }

/** What a shape cannot know: days to come, flights one after the other, and places that exist. */
export async function checkDates({ db, now, language }: StaffCtx, input: Terms & Days): Promise<void> {
  const { days, field, airline_code, flights, stays } = input
  const known = await knownPlaces(db, { airline: airline_code, hotel_ids: stays.map(({ hotel_id }) => hotel_id) })
  const today = jakartaDate(now)
  const problems: FieldProblem[] = []
  if (days.some((day) => day <= today || day > dayAfter(today, 3 * 366))) problems.push({ field, word: 'date_invalid' })
  if (!known.hasAirline) problems.push({ field: 'airline_code', word: 'choice' })
  for (const place of brokenFlights(flights)) problems.push({ field: `flights.${place}.arrives_clock`, word: 'format' })
  for (const [place, { from, to, via }] of flights.entries()) {
    if (via && [from, to].includes(via)) problems.push({ field: `flights.${place}.via`, word: 'choice' })
    for (const [name, iata] of Object.entries({ from, to, ...(via && { via }) }))
      if (!known.airports.has(iata)) problems.push({ field: `flights.${place}.${name}`, word: 'choice' })
  }
  for (const [place, { hotel_id }] of stays.entries())
    if (!known.hotels.has(hotel_id)) problems.push({ field: `stays.${place}.hotel_id`, word: 'choice' })
  if (problems.length > 0) throw fieldRefusals(problems, validationWords(language))
}
