export const progressThrottle = 200 // seeds, section 9
export const progressDuration = 5000 // seeds, section 9

/** How full the bar is, 0 to 1, so long after leaving a page. Nothing at first, and never full before the page is there. */
export function progressAt(ms: number): number {
  if (ms < progressThrottle) return 0
  const share = Math.min(ms / progressDuration, 1)
  return 0.95 * (1 - (1 - share) ** 2)
}
