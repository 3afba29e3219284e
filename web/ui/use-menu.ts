import { type RefObject, useEffect, useRef } from 'react'

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys move through the menu, from its summary on; Escape closes it and goes back there. */
function onKey(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary')
  if (event.key === 'Escape' && menu.open) {
    event.preventDefault()
    menu.open = false
    summary?.focus()
    return
  }
  const step = steps[event.key]
  if (!step || event.target instanceof HTMLInputElement) return
  if (!menu.open && event.key !== 'ArrowDown') return
  event.preventDefault()
  menu.open = true
  const items = [...menu.querySelectorAll<HTMLElement>('a[href], button')]
  const at = items.findIndex((item) => item.contains(document.activeElement))
  items[step(at, items.length)]?.focus()
}

/** A panel that would hang over the edge of the screen is moved in. */
function keepInView(menu: HTMLDetailsElement): void {
  const panel = menu.querySelector('summary')?.nextElementSibling
  if (!menu.open || !(panel instanceof HTMLElement)) return
  panel.style.left = ''
  panel.style.right = ''
  const { left, right } = panel.getBoundingClientRect()
  const over = Math.max(0, right - document.documentElement.clientWidth + 8) || Math.min(0, left - 8)
  if (over === 0) return
  panel.style.left = `${left - over - menu.getBoundingClientRect().left}px`
  panel.style.right = 'auto'
}

/** A fixed panel has its place; a floating one hangs from its button. */
export type MenuOptions = { panel?: 'floating' | 'fixed' }

/** What the browser's own details element lacks to be a menu. Without scripts it still opens and closes. */
export function useMenu({ panel = 'floating' }: MenuOptions = {}): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const leaving = new AbortController()
    const { signal } = leaving
    const closeUnlessInside = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
    const closeAfterChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href], button')) menu.open = false
    }
    document.addEventListener('pointerdown', closeUnlessInside, { signal })
    document.addEventListener('focusin', closeUnlessInside, { signal })
    if (panel === 'floating') menu.addEventListener('toggle', () => keepInView(menu), { signal })
    menu.addEventListener('click', closeAfterChoice, { signal })
    menu.addEventListener('keydown', (event) => onKey(event, menu), { signal })
    return () => leaving.abort()
  }, [panel])
  return ref
}
