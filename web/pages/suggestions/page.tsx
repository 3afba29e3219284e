import { redirect } from 'react-router'
import type { Language } from '#core/messages.ts'
import { clearRecentSearches, deleteRecentSearch, search } from '#modules/search/contract.ts'
import { api, type Context, formFailure, pageOf } from '../../api.server.ts'
import type { Forgotten, Opened, SearchResponse } from '../../components/suggestions/state.ts'
import { type ToastKey, toastTones, toastWords } from '../../components/toast-words.ts'
import { flash } from '../../flash.server.ts'
import { readForm } from '../../form.server.ts'
import { recentOf, trendingOf } from '../../search-suggestions.server.ts'
import { memberOf } from '../../shell.server.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

/** What the popup of the search box asks for; no page of its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const term = url.searchParams.get('term')
  try {
    return Response.json(await (term === null ? opened(context) : searchSuggestions(context, term)))
  } catch (error) {
    const { status, message, errors } = formFailure(error)
    return Response.json({ message, errors }, { status })
  }
}

async function opened(context: Context): Promise<Opened> {
  const [recent, trending] = await Promise.all([recentOf(context), trendingOf(context)])
  return { recent, trending }
}

async function searchSuggestions(context: Context, term: string): Promise<SearchResponse> {
  pageOf(context).name_device()
  const { items, total } = (await api(context, search, { term })).data
  return { results: items.map(({ name: _, ...result }) => result), total }
}

/** Forgets one search, or all: answered in words to a script, and to a form by going back to the page of search. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const id = (await readForm(request)).get('id')
  const isScript = request.headers.get('accept') === 'application/json'
  const search = inLanguage(page.language, '/search-page')
  if (!(await memberOf(context))) return isScript ? Response.json(null, { status: 404 }) : redirect(search)
  const key = await forget(context, typeof id === 'string' ? id : undefined)
  if (isScript) return Response.json(toastOf(page.language, key))
  flash(page, key)
  return redirect(search)
}

const toastOf = (language: Language, key: ToastKey): Forgotten => ({
  text: toastWords(language)[key],
  ...(toastTones[key] === 'error' && { tone: 'error' }),
})

async function forget(context: Context, id: string | undefined): Promise<ToastKey> {
  try {
    await (id === undefined ? api(context, clearRecentSearches, {}) : api(context, deleteRecentSearch, { id }))
    return id === undefined ? 'recent_cleared' : 'recent_deleted'
  } catch (error) {
    formFailure(error)
    return id === undefined ? 'recent_clear_failed' : 'recent_delete_failed'
  }
}
