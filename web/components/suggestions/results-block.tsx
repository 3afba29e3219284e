import { ArrowRight } from '#web/ui/icons/icons.ts'
import { menuItemClass } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useShell } from '../../use-shell.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { resultsPath } from './category-path.ts'
import type { SearchResult, SearchState } from './state.ts'
import { words } from './words.ts'

/** How the search goes, told to those who do not see it. Stands there from the start, or nobody would be told. */
export function SearchStatus({ state: { phase, term, results } }: { state: SearchState }) {
  const say = words(useShell().language)
  return (
    <div role="status" className="text-muted empty:absolute has-[.sr-only]:absolute">
      {(phase === 'waiting' || phase === 'searching') && (
        <p className="flex items-center gap-3">
          <Spinner />
          {say.searching}
        </p>
      )}
      {phase === 'failed' && <p>{say.failed}</p>}
      {phase === 'found' && results.length === 0 && <p className="wrap-anywhere">{say.noResults(term.trim())}</p>}
      {phase === 'found' && results.length > 0 && <p className="sr-only">{say.count(results.length)}</p>}
    </div>
  )
}

export function ResultsBlock({ state: { phase, term, results, total } }: { state: SearchState }) {
  const say = words(useShell().language)
  if (phase !== 'found' || results.length === 0) return null
  return (
    <section aria-label={say.results}>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <ShellLink path={`/product/${result.slug}`} className={menuItemClass()}>
              <img
                src={result.thumbnail}
                alt=""
                width={44}
                height={44}
                style={result.picture_colour ? { backgroundColor: result.picture_colour } : undefined}
                className="size-11 shrink-0 rounded-sm bg-line object-cover"
              />
              <Name parts={result.parts} />
            </ShellLink>
          </li>
        ))}
      </ul>
      {total > results.length && (
        <ShellLink path={resultsPath(term.trim())} className={`${menuItemClass()} font-semibold`}>
          {say.all}
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </ShellLink>
      )}
    </section>
  )
}

function Name({ parts }: Pick<SearchResult, 'parts'>) {
  return (
    <span className="line-clamp-2 min-w-0">
      {parts.map(({ text, is_match }, place) =>
        is_match ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay where they are
          <mark key={place} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-accent-text">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
