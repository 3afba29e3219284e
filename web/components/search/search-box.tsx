import { Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useReducer, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import type { Trending } from './category-path.ts'
import type { SearchPopupProps } from './search-popup.tsx'
import { type SearchResult, searchDebounceMs, searchStart, searchState } from './search-state.ts'
import { words } from './words.ts'

export type SearchBoxProps = Partial<Omit<SearchPopupProps, 'state'>> & {
  /** Looks a text up; without it the box only leads to the results page. */
  find?: (term: string) => Promise<readonly SearchResult[]>
  className?: string
}

const SearchPopup = lazy(() => import('./search-popup.tsx').then((module) => ({ default: module.SearchPopup })))

/** Without scripts it is a plain form to the results page. */
export function SearchBox({ find, className, trending, recent = [], onClearRecent }: SearchBoxProps) {
  const { language, affiliate_code } = useShell()
  const say = words(language)
  const href = useHref()
  const common = useCommonCategories()
  const { state, send, frame, keys } = useSearch(find)
  const close = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'closed' })
  }
  return (
    <search ref={frame} onBlur={close} onKeyDown={keys} className={cx('relative', className)}>
      <Form
        action={href('/search-page')}
        className="flex items-center rounded-full bg-paper ring-1 ring-control focus-within:ring-2 focus-within:ring-brand"
      >
        {affiliate_code !== undefined && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
        <input
          type="search"
          name="term"
          autoComplete="off"
          maxLength={100}
          aria-label={say.search}
          placeholder={say.placeholder}
          onFocus={() => send({ type: 'opened' })}
          onChange={(event) => find && send({ type: 'typed', term: event.currentTarget.value })}
          className="min-h-11 min-w-0 flex-1 rounded-full bg-transparent ps-5 text-base text-ink outline-none placeholder:text-muted"
        />
        <IconButton type="submit" label={say.search} icon={<Search className="size-5" />} />
      </Form>
      {state.isOpen && (
        <Suspense>
          <SearchPopup state={state} trending={trending ?? common} recent={recent} onClearRecent={onClearRecent} />
        </Suspense>
      )}
    </search>
  )
}

/** What stands in the trending block until the catalogue says what is sought. */
function useCommonCategories(): Trending[] {
  const { language, tenant } = useShell()
  const say = words(language)
  return [
    { name: say.umrah, category: 'umroh' },
    { name: say.tourism, category: 'halal-tour' },
    ...(tenant.feature_flag.is_hajj ? [{ name: say.hajj, category: 'hajj' }] : []),
  ]
}

function useSearch(find: SearchBoxProps['find']) {
  const [state, send] = useReducer(searchState, searchStart)
  const frame = useRef<HTMLElement>(null)
  const { term, phase } = state
  const { key } = useLocation()
  useEffect(() => {
    if (!find || phase !== 'waiting') return
    const timer = window.setTimeout(() => {
      send({ type: 'paused' })
      const answer = (results: readonly SearchResult[]) => send({ type: 'answered', term, results })
      find(term).then(answer, () => answer([]))
    }, searchDebounceMs)
    return () => window.clearTimeout(timer)
  }, [find, phase, term])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the popup
  useEffect(() => send({ type: 'closed' }), [key])
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !state.isOpen) return
    event.preventDefault()
    // Focus first: getting it is what opens the popup.
    frame.current?.querySelector('input')?.focus()
    send({ type: 'closed' })
  }
  return { state, send, frame, keys }
}
