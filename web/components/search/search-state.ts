export const searchDebounceMs = 600 // seeds, section 5: after 600 ms without typing

export type SearchResult = { id: string; slug: string; name: string; thumbnail: string | null }
export type RecentSearch = { id: string; keyword: string }

export type SearchState = {
  isOpen: boolean
  term: string
  /** `waiting` while typing goes on, `searching` once the request has started. */
  phase: 'empty' | 'waiting' | 'searching' | 'found'
  results: readonly SearchResult[]
}

export type SearchEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'typed'; term: string }
  | { type: 'paused' }
  | { type: 'answered'; term: string; results: readonly SearchResult[] }

export const searchStart: SearchState = { isOpen: false, term: '', phase: 'empty', results: [] }

/** The life of a search box: only text starts a request, and only the answer to the latest text counts. */
export function searchState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'opened':
      return { ...state, isOpen: true }
    case 'closed':
      return { ...state, isOpen: false }
    case 'typed': {
      const isEmpty = event.term.trim() === ''
      return { isOpen: true, term: event.term, phase: isEmpty ? 'empty' : 'waiting', results: [] }
    }
    case 'paused':
      return state.phase === 'waiting' ? { ...state, phase: 'searching' } : state
    case 'answered':
      if (state.phase !== 'searching' || event.term !== state.term) return state
      return { ...state, phase: 'found', results: event.results }
  }
}
