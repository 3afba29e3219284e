export type PageSlot = number | 'gap'

/** The pages to show: the ends, the current one and its neighbours; a gap stands for two pages or more. */
export function pageWindow(current: number, last: number): PageSlot[] {
  const wanted = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, place): PageSlot[] => {
    const skipped = page - (pages[place - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : ['gap', page]
  })
}

/** A neighbour of the current page with a gap on its far side: the first to go where there is no room. */
export function isSpare(slots: readonly PageSlot[], place: number, page: number): boolean {
  const slot = slots[place]
  if (slot === 'gap' || slot === undefined) return false
  return slots[place + (slot - page)] === 'gap' && Math.abs(slot - page) === 1
}
