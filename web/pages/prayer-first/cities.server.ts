import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { cities } from '#modules/worship/contract.ts'
import { placeName, places } from '#modules/worship/rules/prayer-places.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { citiesAddress, type Query, readQuery } from './query.ts'
import { words } from './words.ts'

type Answer = Output<typeof cities>
const limit = 24
/** Where most people live, and where all of them travel to. */
const often = [
  'makkah',
  'madinah',
  '31.71',
  '35.78',
  '32.73',
  '12.71',
  '33.74',
  '73.71',
  '16.71',
  '64.72',
  '34.71',
  '91.71',
]

/** Cities that were looked for; without a word, those people choose most, and every province. */
export async function loadCities(context: Context, params: URLSearchParams) {
  const { language } = pageOf(context)
  const { resultCount, choose: _choose, ...say } = words(language)
  const query = readQuery(params)
  const { answer, problem } = await ask(context, query)
  return {
    say: {
      ...say,
      listTitle: query.search && !problem ? resultCount(formatNumber(answer.total, language), query.search) : say.often,
    },
    query: query,
    problem,
    cities: answer.items.map(({ slug, name, province, zone }) => ({ slug, name, about: `${province} · ${zone}` })),
    page: answer.current_page,
    lastPage: answer.last_page,
    provinces: provinceLinks(query),
  }
}

export type Cities = Awaited<ReturnType<typeof loadCities>>

const provinceLinks = ({ back }: Query) =>
  [...new Set(places.filter(({ country }) => country === 'Indonesia').map(({ province }) => province))]
    .sort((a, b) => a.localeCompare(b))
    .map((name) => ({ name, href: citiesAddress({ search: name, back }) }))

const oftenChosen = (language: Language): Answer => {
  const items = often.flatMap((id) => places.filter((place) => place.id === id))
  return {
    items: items.map(({ also: _also, sky: _sky, ...place }) => ({
      ...place,
      name: placeName(place, language),
      time_zone: '',
    })),
    total: items.length,
    current_page: 1,
    last_page: 1,
    first_item: 1,
    last_item: items.length,
  }
}

async function ask(context: Context, { search, page }: Query): Promise<{ answer: Answer; problem?: string }> {
  const { language } = pageOf(context)
  if (!search) return { answer: oftenChosen(language) }
  try {
    return { answer: (await api(context, cities, { search, page, limit })).data }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    const answer = { ...oftenChosen(language), items: [], total: 0 }
    return { answer, problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}
