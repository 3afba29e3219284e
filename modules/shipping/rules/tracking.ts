import { addMs, dayMs, hourMs } from '#core/time.ts'

/** One line of what a courier says, the time as its own clock shows it. */
export type TrackStep = { date: string; time: string; text: string; city: string }

/** Before that no courier has written anything down. */
export const firstTrackAt = (shipped_at: Date): Date => addMs(shipped_at, 6 * hourMs)

const mostDays = 30

/**
 * Once a day: the requests of a day are few, and shared with the rates; sooner, where the courier could not be reached. Nothing, when
 * whoever still waits has to ask a person.
 */
export function nextTrackAt({ shipped_at, is_reached }: { shipped_at: Date; is_reached: boolean }, now: Date) {
  if (now.getTime() - shipped_at.getTime() >= mostDays * dayMs) return null
  return addMs(now, is_reached ? dayMs : 6 * hourMs)
}
