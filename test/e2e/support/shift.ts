import type { Locator, Page } from '@playwright/test'

/** How far things have moved since the page was opened, as browsers count it; its letters have come by then. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    await frame()
    let sum = 0
    const seen = new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.entryType === 'layout-shift') sum += Number(Reflect.get(entry, 'value'))
        }
        if (list.getEntriesByName('end').length > 0) resolve()
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      observer.observe({ type: 'mark' })
    })
    // Told in their order: once the mark is seen, so is every shift before it.
    await frame()
    performance.mark('end')
    await seen
    return sum
  })
}

/** How many pixels something moves by itself in the frames after it was jumped to. */
export function movedAfterJump(place: Locator): Promise<number> {
  return place.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const top = element.getBoundingClientRect().top
    let moved = 0
    for (let frames = 0; frames < 5; frames++) {
      await frame()
      moved = Math.max(moved, Math.abs(element.getBoundingClientRect().top - top))
    }
    return moved
  })
}
