import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { FlagName } from '#core/tenant.ts'
import { partners } from '#modules/partner/contract.ts'
import { hajjSearch, tourSearch, umrohSearch } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { type Choice, choiceLines } from '../../components/listing/choice-lines.ts'
import { words } from './words.ts'

type SearchResult = Output<typeof umrohSearch>
type Journey = {
  value: 'umroh' | 'haji' | 'wisata-syariah'
  path: string
  call: typeof umrohSearch | typeof hajjSearch | typeof tourSearch
  fields: readonly ('month' | 'hijri_year' | 'city' | 'travel' | 'destination')[]
  label: 'umrah' | 'hajj' | 'tours'
  all: 'allUmrah' | 'allHajj' | 'allTours'
  flag?: FlagName
}

const umrah: Journey = {
  value: 'umroh',
  path: '/umroh',
  call: umrohSearch,
  fields: ['month', 'city'],
  label: 'umrah',
  all: 'allUmrah',
}
const hajj: Journey = {
  value: 'haji',
  path: '/haji',
  call: hajjSearch,
  fields: ['hijri_year', 'travel'],
  label: 'hajj',
  all: 'allHajj',
  flag: 'is_hajj',
}
const tours: Journey = {
  value: 'wisata-syariah',
  path: '/wisata-syariah',
  call: tourSearch,
  fields: ['month', 'city', 'destination'],
  label: 'tours',
  all: 'allTours',
}

/** Parties one can choose; larger ones are rare. */
const parties = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 45]

/** What one can search for here: each kind of journey with its own choices, as its listing will take them. */
export async function loadSearch(context: Context) {
  const { language, tenant } = pageOf(context)
  const say = words(language)
  // One for all: what is the same object is sent once.
  const party = partyField(say)
  const sold = [umrah, hajj, tours].filter(({ flag }) => flag === undefined || tenant.feature_flag[flag] === 1)
  const [results, licensed] = await Promise.all([
    Promise.all(
      sold.map(async (journey) => ({ journey, page: (await api(context, journey.call, { limit: 1 })).data })),
    ),
    api(context, partners, { kind: 'travel', limit: 1 }),
  ])
  return {
    // The number that /partner shows.
    travels: licensed.data.total,
    form: { label: say.search, what: say.what, find: say.find },
    journeys: results.map(({ journey: { value, path, label, all, fields }, page: { total, facets } }) => ({
      value,
      path,
      label: say[label],
      all: say[all](formatNumber(total, language)),
      fields: [...fieldsOf(fields, facets, say), party],
    })),
  }
}

export type Search = Awaited<ReturnType<typeof loadSearch>>
type Say = ReturnType<typeof words>

/** One choice is none. */
function fieldsOf(names: Journey['fields'], facets: SearchResult['facets'], say: Say) {
  const anys = {
    month: 'anyMonth',
    hijri_year: 'anyHijriYear',
    city: 'anyCity',
    travel: 'anyTravel',
    destination: 'anyDestination',
  } as const
  return names
    .map((name) => ({
      name: String(name),
      label: say[name],
      any: say[anys[name]],
      choices: facets[name].map(({ value, label }): Choice => [value, label]),
    }))
    .filter(({ choices }) => choices.length > 1)
    .map((field) => ({ ...field, choices: choiceLines(field.choices) }))
}

const partyField = (say: Say) => ({
  name: 'travellers',
  label: say.travellers,
  any: say.anyTravellers,
  choices: choiceLines(parties.map((n) => [String(n), say.people(n)])),
})
