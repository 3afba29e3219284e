import { Clock, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useShell } from '../../use-shell.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { type Trending, trendingPath } from './category-path.ts'
import type { RecentSearch, SearchState } from './search-state.ts'
import { words } from './words.ts'

export type SearchPopupProps = {
  state: SearchState
  trending: readonly Trending[]
  /** `undefined` while they are on their way. Shown to members only. */
  recent?: readonly RecentSearch[]
  onClearRecent?: () => void
}

export function SearchPopup({ state, trending, recent, onClearRecent }: SearchPopupProps) {
  const { language, member } = useShell()
  const say = words(language)
  return (
    <div className="tone-plain absolute inset-x-0 top-full z-30 mt-2 flex min-w-80 flex-col gap-4 rounded-md border border-line bg-paper p-4 text-ink shadow-floating transition duration-150 ease-calm starting:-translate-y-1 starting:opacity-0">
      {state.phase !== 'empty' && <Results state={state} />}
      {state.phase === 'empty' && member && <Recent recent={recent} onClear={onClearRecent} />}
      <Block title={say.trending}>
        <ul className="flex flex-wrap gap-2">
          {trending.map((item) => (
            <li key={item.category + (item.slug ?? '')}>
              <ShellLink
                path={trendingPath(item)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-soft px-4 font-semibold text-brand-text text-sm no-underline hover:ring-1 hover:ring-brand"
              >
                <TrendingUp aria-hidden="true" className="size-4" />
                {item.name}
              </ShellLink>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  )
}

function Block({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="font-bold text-base">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

function Recent({ recent, onClear }: { recent?: readonly RecentSearch[]; onClear?: () => void }) {
  const say = words(useShell().language)
  const clear = recent && recent.length > 0 && (
    <Button variant="quiet" size="sm" onClick={onClear}>
      {say.clear}
    </Button>
  )
  return (
    <Block title={say.recent} action={clear}>
      {recent === undefined && <p className="text-muted">{say.recentLoading}</p>}
      {recent?.length === 0 && <p className="text-muted">{say.noRecent}</p>}
      <ul>
        {recent?.map((item) => (
          <li key={item.id}>
            <ShellLink path={`/search-page?${new URLSearchParams({ term: item.keyword })}`} className={menuItemClass()}>
              <Clock aria-hidden="true" className="text-muted" />
              {item.keyword}
            </ShellLink>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function Results({ state }: { state: SearchState }) {
  const say = words(useShell().language)
  if (state.phase !== 'found') {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {say.searching}
      </p>
    )
  }
  if (state.results.length === 0) return <p role="status">{say.noResults(state.term)}</p>
  return (
    <ul>
      {state.results.map((result) => (
        <li key={result.id}>
          <ShellLink path={`/product/${result.slug}`} className={menuItemClass()}>
            {result.thumbnail && (
              <img src={result.thumbnail} alt="" className="size-11 shrink-0 rounded-sm object-cover" />
            )}
            {result.name}
          </ShellLink>
        </li>
      ))}
    </ul>
  )
}
