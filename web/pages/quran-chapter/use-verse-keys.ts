import { type RefObject, useEffect } from 'react'
import { useHref } from '../../components/shell/use-href.ts'
import type { ChapterShown } from './load.server.ts'
import { placedVerses, sightOf } from './use-reading-place.ts'
import { topVerse } from './verse-in-sight.ts'

/** Whether a key was meant for what has the focus. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]')

/** The verse that stands at the top of the screen, or the one with the focus. */
function verseInSight(list: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-verse]')
  const top = topVerse(placedVerses(list), sightOf())
  return focused ?? list.querySelector<HTMLElement>(`[data-verse="${top}"]`) ?? undefined
}

function step(list: HTMLElement, by: 1 | -1): void {
  const now = verseInSight(list)
  const isFocused = now?.contains(document.activeElement) ?? false
  const next = by === 1 ? now?.nextElementSibling : now?.previousElementSibling
  const target = isFocused ? next : now
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'start' })
}

const isOff = (): boolean => document.querySelector<HTMLInputElement>('[data-view] [name=keys]')?.checked === false

/** j and k walk through the verses, b marks one, n and p open the next and the previous chapter. */
export function useVerseKeys(list: RefObject<HTMLElement | null>, { previous, next }: ChapterShown): void {
  const href = useHref()
  const before = previous && href(previous.path)
  const after = next && href(next.path)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const element = list.current
      if (!element || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isOff()) return
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'j') step(element, 1)
      if (event.key === 'k') step(element, -1)
      if (event.key === 'b') verseInSight(element)?.querySelector<HTMLElement>('[data-act=mark]')?.click()
      if (event.key === 'n' && after) window.location.assign(after)
      if (event.key === 'p' && before) window.location.assign(before)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [list, before, after])
}
