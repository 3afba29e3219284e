import { type RefObject, useEffect, useRef } from 'react'
import { keepLastRead } from '../../components/quran/stored-marks.ts'
import { useShell } from '../../use-shell.ts'
import { type Placed, type Sight, verseRead, verseToKeep } from './verse-in-sight.ts'

// Long enough to tell reading from looking for a place.
const restMs = 2_000

// A verse that was gone to stands this close below the head.
const slackPx = 24

/** The site says itself how much of the window its head takes. */
export function sightOf(): Sight {
  const head = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return { from: head + slackPx, to: window.innerHeight }
}

export function placedVerses(list: HTMLElement | null): Placed[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-verse]') ?? [])].map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { verse: Number(element.dataset.verse), top, bottom }
  })
}

/**
 * Keeps the place one has read to: after a rest, and when the page is left. Whoever chooses a verse by hand is not overruled
 * until the page is opened again.
 */
export function useLastRead(list: RefObject<HTMLElement | null>, chapter: number): { chosen: () => void } {
  const reader = useShell().member?.id ?? null
  const isChosen = useRef(false)
  useEffect(() => {
    let hasMoved = false
    let saved: number | undefined
    const keep = () => {
      const verse = verseRead(placedVerses(list.current), sightOf())
      if (isChosen.current || verse === undefined || verse === saved) return
      saved = verse
      keepLastRead(reader, { chapter, verse }, new Date())
    }
    let timer = window.setTimeout(keep, restMs)
    const onScroll = () => {
      hasMoved = true
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, restMs)
    }
    const onLeave = () => hasMoved && keep()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', onLeave)
    }
  }, [list, chapter, reader])
  return {
    chosen: () => {
      isChosen.current = true
    },
  }
}

/** The same chapter in the other language opens at the verse that is read; verses need a whole page anyway. */
export function useSameVerse(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const requested = Number(/^#v(\d+)$/.exec(window.location.hash)?.[1]) || undefined
      const verse = verseToKeep(placedVerses(list.current), sightOf(), requested)
      if (verse === undefined) return
      event.preventDefault()
      window.location.assign(`${link.href.split('#')[0]}#v${verse}`)
    }
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [list])
}
