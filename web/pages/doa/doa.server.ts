import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatDay, formatNumber } from '#core/format.ts'
import { doa } from '#modules/worship/contract.ts'
import { doaCategories } from '#modules/worship/rules/doa.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import type { ShownDoa } from '../../components/doa/doa-card.tsx'
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
  const { count, times, reviewed, ...say } = words(language)
  const query: Query = {
    search: params.get('search')?.trim() || undefined,
    category: params.get('category')?.trim() || undefined,
  }
  const { answer, problem } = await ask(context, query)
  const shown = (one: Answer[number]): ShownDoa => ({
    id: one.id,
    step: say[one.category],
    title: one.title,
    arabic: one.arabic,
    is_quran: one.quran.length > 0,
    latin: one.latin,
    meaning: one.meaning,
    source: one.source,
    times: one.times > 1 ? times(one.times) : undefined,
    is_reviewed: one.review.state !== 'awaiting',
    review:
      one.review.reviewer && one.review.reviewed_on
        ? reviewed(one.review.reviewer, formatDay(one.review.reviewed_on, language))
        : one.review.state === 'quran'
          ? say.fromQuran
          : say.awaiting,
  })
  return {
    say: { ...say, count: count(formatNumber(answer.length, language)) },
    query: query,
    problem,
    items: answer.map(shown),
    steps: [undefined, ...doaCategories].map((category) => ({
      label: category ? say[category] : say.every,
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
