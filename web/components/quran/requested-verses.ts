/** Verses an address asks for: `255` or `255-257`. */
export type RequestedVerses = { from: number; to: number }

/** What `?ayat=` says, within a chapter of so many verses; `beyond` is what there is no verse for. */
export function requestedVerses(text: string | null, count: number): RequestedVerses | 'beyond' | undefined {
  const typed = text?.trim()
  if (!typed) return undefined
  const [, first, last] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(typed) ?? []
  const from = Number(first)
  const to = Number(last ?? first)
  return from >= 1 && to >= from && to <= count ? { from, to } : 'beyond'
}
