/** Seeds, section 9: three at first, growing by increments. */
export const step = 3
/** More than anyone scrolls through; also the most one address may ask for. */
const most = 300

/** How many pictures an address asks for: a whole number of steps. What makes no sense is the first step. */
export function shownOf(input: string | null): number {
  if (!/^\d{1,6}$/.test(input ?? '')) return step
  return Math.min(most, Math.max(step, Math.ceil(Number(input) / step) * step))
}

/** The address that shows one step more; nothing once that would be too many. */
export const moreAddress = (shown: number): string | undefined =>
  shown < most ? `/galleries?show=${shown + step}` : undefined
