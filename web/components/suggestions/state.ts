export const searchDebounceMs = 600 // seeds, section 5: after 600 ms without typing

export type Trending = {
  name: string
  category: string
  /** Of the part of the category that is meant. */
  slug?: string
}
export type RecentSearch = { id: string; keyword: string }
/** The name in parts, those that match marked. */
export type SearchResult = {
  id: string
  slug: string
  thumbnail: string
  picture_colour: string | null
  parts: { text: string; is_match: boolean }[]
}
/** What the popup shows before anything is typed, as `/suggestions` sends it. */
export type Opened = { recent: RecentSearch[]; trending: Trending[] }
export type SearchResponse = { results: SearchResult[]; total: number }
/** What came of forgetting: words for a toast. */
export type Forgotten = { text: string; tone?: 'error' }

export type SearchState = SearchResponse & {
  term: string
  /** `waiting` while typing goes on, `searching` once the request has started. */
  phase: 'empty' | 'waiting' | 'searching' | 'found' | 'failed'
}

export type SearchEvent =
  | { type: 'typed'; term: string }
  | { type: 'paused' }
  | { type: 'answered'; term: string; response: SearchResponse | undefined }

const nothing: SearchResponse = { results: [], total: 0 }
export const searchStart: SearchState = { term: '', phase: 'empty', ...nothing }

/** The life of a search: only text starts a request, and only the answer to the latest text counts. */
export function searchState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return { term: event.term, phase: event.term.trim() === '' ? 'empty' : 'waiting', ...nothing }
    case 'paused':
      return state.phase === 'waiting' ? { ...state, phase: 'searching' } : state
    case 'answered':
      if (state.phase !== 'searching' || event.term !== state.term) return state
      return { ...state, ...(event.response ?? nothing), phase: event.response ? 'found' : 'failed' }
  }
}

/** Which of so many things the arrow leads to; the text field, before the first, is -1. */
export function arrowTarget(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : undefined
  return key === 'ArrowUp' && at >= 0 ? at - 1 : undefined
}
