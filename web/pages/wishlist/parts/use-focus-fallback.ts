import { type RefObject, useEffect, useRef } from 'react'

/** When the heart that was pressed has gone with its card, keys go on from the heading instead of from nowhere. */
export function useFocusFallback(count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(count)
  useEffect(() => {
    const isFewer = count < last.current
    last.current = count
    if (isFewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [count])
  return heading
}
