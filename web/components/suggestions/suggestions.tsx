import type { RefObject } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useShell } from '../../use-shell.ts'
import { Block, TrendingBlock } from './block.tsx'
import { RecentBlock } from './recent-block.tsx'
import { ResultsBlock, SearchStatus } from './results-block.tsx'
import { usePopupKeys } from './use-popup-keys.ts'
import { useSuggestions } from './use-suggestions.ts'
import { words } from './words.ts'

export type SuggestionsProps = {
  term: string
  /** Around the text field and this popup. */
  frame: RefObject<HTMLElement | null>
  /** Two lists of the same name would confuse whoever moves from part to part. */
  isTrendingOnPage: boolean
  onClose: () => void
}

/** What the search box offers: recent searches, what matches the text, and popular searches. */
export function Suggestions({ term, frame, isTrendingOnPage, onClose }: SuggestionsProps) {
  const { opened, forget, state } = useSuggestions(term)
  usePopupKeys({ frame, onClose })
  const onForget = (id?: string) => {
    // The button that was pressed goes away: whoever pressed it goes on from the text field.
    frame.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus()
    void forget(id)
  }
  return (
    // Can hold the focus, so that a press between its links does not count as going elsewhere.
    <div
      tabIndex={-1}
      className="tone-plain absolute inset-x-0 top-full z-30 mt-2 flex max-h-[60dvh] md:max-h-[75dvh] min-w-[min(20rem,90vw)] flex-col gap-3 overflow-y-auto overscroll-contain rounded-md border border-line bg-paper p-4 text-ink shadow-floating outline-none transition duration-150 ease-calm starting:-translate-y-1 starting:opacity-0"
    >
      <SearchStatus state={state} />
      <ResultsBlock state={state} />
      {state.phase === 'empty' && <RecentBlock recent={opened?.recent} onForget={onForget} />}
      {!isTrendingOnPage && (opened ? <TrendingBlock trending={opened.trending} /> : <TrendingOnItsWay />)}
    </div>
  )
}

function TrendingOnItsWay() {
  const say = words(useShell().language)
  return (
    <Block title={say.trending}>
      <div className="flex flex-wrap gap-2">
        {['w-32', 'w-28', 'w-36'].map((width) => (
          <Skeleton key={width} shape="round" className={`h-11 ${width}`} />
        ))}
      </div>
    </Block>
  )
}
