import { type RefObject, useEffect, useRef } from 'react'

/** Between list and form, and when the card that was worked on has gone, keys go on from the heading. */
export function useViewFocus(view: string, count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ view, count })
  useEffect(() => {
    const before = last.current
    last.current = { view, count }
    const isLost = count < before.count && document.activeElement === document.body
    if (view !== before.view || isLost) heading.current?.focus({ preventScroll: true })
  }, [view, count])
  return heading
}
