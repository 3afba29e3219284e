import { useEffect, useRef, useState } from 'react'

type Place = { isAtStart: boolean; isAtEnd: boolean; page: number; pages: number }

/** Where a scrolled row stands. `scrollLeft` counts backwards where the page runs right to left. */
export function carouselPlace(row: { scrollLeft: number; scrollWidth: number; clientWidth: number }): Place {
  const from = Math.abs(row.scrollLeft)
  const rest = row.scrollWidth - row.clientWidth - from
  const pages = row.clientWidth > 0 ? Math.max(1, Math.ceil((row.scrollWidth - 1) / row.clientWidth)) : 1
  const page = rest < 2 ? pages - 1 : Math.min(pages - 1, Math.round(from / Math.max(1, row.clientWidth)))
  return { isAtStart: from < 2, isAtEnd: rest < 2, page, pages }
}

/** A row of so many things, where it stands, and how to turn it. */
export function useCarousel(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>({ isAtStart: true, isAtEnd: false, page: 0, pages: 1 })
  /** Pushed on at its end, while others are still on their way. */
  const isAwaited = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more things in it the row stands elsewhere
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const now = carouselPlace(element)
      setPlace((was) => (JSON.stringify(was) === JSON.stringify(now) ? was : now))
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    if (isAwaited.current) push(element, 1)
    isAwaited.current = false
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [count])
  const turn = (pages: 1 | -1) => {
    const element = row.current
    if (!element) return
    isAwaited.current = pages === 1 && carouselPlace(element).isAtEnd
    push(element, pages)
  }
  return { row, place, turn }
}

function push(element: HTMLElement, pages: 1 | -1): void {
  const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  element.scrollBy({ left: element.clientWidth * 0.9 * pages * side, behavior: 'smooth' })
}
