import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import {
  headerPost,
  otherPosts,
  postCategories,
  posts,
  pressReleases,
  trendingPosts,
} from '#modules/content/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { shownPost } from '../../components/hasanah/shown.server.ts'
import { addressOf, type Query } from './query.ts'
import { words } from './words.ts'

const nothing = { items: [], total: 0, current_page: 1, last_page: 1, first_item: 0, last_item: 0 }

/** What the API finds; nothing, with the reason, when the address asks for what cannot be. */
async function find(context: Context, query: Query) {
  const isIndex = query.search === undefined && query.category === undefined
  try {
    const { data } = isIndex
      ? await api(context, otherPosts, { page: query.page })
      : await api(context, posts, { ...query, limit: 12 })
    return { answer: data, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { answer: nothing, problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

/** The page's list: the articles beside the one on top, or what was asked for. */
export async function loadList(context: Context, query: Query) {
  const { language } = pageOf(context)
  const { resultCount, resultCountFor } = words(language)
  const { answer, problem } = await find(context, query)
  const { items, ...page } = answer
  const total = formatNumber(page.total, language)
  return {
    page,
    problem,
    items: items.map((post) => shownPost(post, language)),
    resultCount: query.search === undefined ? resultCount(total) : resultCountFor(total, query.search),
  }
}

/** What stands above the list on the first page of the index. */
export async function loadTop(context: Context) {
  const { language } = pageOf(context)
  const [header, trending, press] = await Promise.all([
    api(context, headerPost, {}),
    api(context, trendingPosts, {}),
    api(context, pressReleases, {}),
  ])
  return {
    header: header.data && shownPost(header.data, language),
    // In the order of the numbers beside them.
    trending: trending.data.toSorted((a, b) => b.views - a.views).map((post) => shownPost(post, language)),
    press: press.data.map((post) => shownPost(post, language)),
  }
}

export async function loadCategories(context: Context, { search, category }: Query) {
  const { data } = await api(context, postCategories, {})
  const link = (value: string | undefined, label: string) => ({
    label,
    href: addressOf({ search, category: value }),
    isCurrent: category === value,
  })
  return [link(undefined, words(pageOf(context).language).all), ...data.map(({ slug, name }) => link(slug, name))]
}
