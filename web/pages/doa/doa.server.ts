import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import { doa } from '#modules/worship/contract.ts'
import { doaCategories } from '#modules/worship/rules/doa.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { doaWords, shownDoa } from '../../components/doa/shown.server.ts'
import { words as stepWords } from '../../components/doa/words.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { words } from './words.ts'

type Answer = Output<typeof doa>
type Query = { search?: string; category?: string }
const path = '/doa'

const address = ({ search, category }: Query): string => {
  const query = new URLSearchParams({ ...(search && { search }), ...(category && { category }) }).toString()
  return query ? `${path}?${query}` : path
}

/** Prayers by word and by step, as the page draws them. */
export async function loadDoa(context: Context, params: URLSearchParams) {
  const page = pageOf(context)
  const { language } = page
  const { count, ...say } = words(language)
  const query: Query = {
    search: params.get('search')?.trim() || undefined,
    category: params.get('category')?.trim() || undefined,
  }
  const { answer, problem } = await ask(context, query)
  return {
    say: { ...say, ...doaWords(language), count: count(formatNumber(answer.length, language)) },
    query: query,
    problem,
    items: answer.map((one) => shownDoa(one, language)),
    steps: [undefined, ...doaCategories].map((category) => ({
      label: category ? stepWords(language)[category] : say.every,
      href: address({ search: query.search, category }),
      isCurrent: category === query.category,
    })),
    linked: [linkedCrumbs(page, [{ name: say.crumb, path }])],
  }
}

export type DoaPage = Awaited<ReturnType<typeof loadDoa>>

/** What was asked for, or nothing with the reason when the API finds a value impossible. */
async function ask(context: Context, { search, category }: Query): Promise<{ answer: Answer; problem?: string }> {
  const known = doaCategories.find((one) => one === category)
  if (category && !known) return { answer: [], problem: words(pageOf(context).language).noneText }
  try {
    return { answer: (await api(context, doa, { search, category: known })).data }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { answer: [], problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}
