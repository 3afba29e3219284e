import type { Language } from '#core/messages.ts'
import { addonsIn, childAge, childrenIn, hotelId, hotelNights } from '../../components/private/form-query.ts'
import type { FormError } from '../../ui/form-errors.tsx'
import type { Supply } from './supply.server.ts'
import { labels, words } from './words.ts'

type Errors = Readonly<Record<string, string[]>>

/** Every field in the order of the page, by the name it has in a list of mistakes. */
function fieldNames({ values, order }: Supply, language: Language): [string, string][] {
  const label = labels(language)
  const say = words(language)
  const ages = Array.from({ length: childrenIn(values) }, (_, i): [string, string] => [
    childAge(i),
    say.childAge(i + 1),
  ])
  const stays = order.flatMap((city, place): [string, string][] => [
    [hotelId(place), say.hotelIn(city)],
    [hotelNights(place), say.nightsIn(city)],
  ])
  return [
    ['departure_airport_id', label.from],
    ['destination_airport_id', label.to],
    ['return_airport_id', label.home],
    ['departure_date', label.departs],
    ['return_date', label.returns],
    ['airline_id', label.airline],
    ['airline_class_id', label.cabin],
    ['total_participants_adult', label.adults],
    ['participants_children', label.children],
    ...ages,
    ['hotels', label.hotels],
    ...stays,
    ['transportation_id', label.vehicle],
    ['addons_ids', label.addons],
    ...addonsIn(values).map((_, i): [string, string] => [`addons_ids.${i}`, label.addons]),
  ]
}

/** Where a field that is part of a group is led to. */
const placeOf = (name: string): string =>
  name.startsWith('addons_ids') ? 'addons_ids' : name === 'participants_children' ? 'children' : name

/** What stands in the way of the plan, each with the field it concerns. */
export const shownProblems = (errors: Errors, supply: Supply, language: Language): FormError[] =>
  fieldNames(supply, language).flatMap(([name, label]) => {
    const message = errors[name]?.[0]
    return message ? [{ name: placeOf(name), message: `${label}: ${message}` }] : []
  })
