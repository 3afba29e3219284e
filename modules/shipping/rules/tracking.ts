import { addMs, dayMs, hourMs } from '#core/time.ts'

/** One line of what a courier says, the time as its own clock shows it. */
export type TrackStep = { date: string; time: string; text: string; city: string }

/** Before that no courier has written anything down. */
export const firstTrackAt = (shipped_at: Date): Date => addMs(shipped_at, 6 * hourMs)

const mostDays = 30

/** Once a day: the requests of a day are few, and shared with the rates. Nothing, when whoever still waits has to ask a person. */
export function nextTrackAt(shipped_at: Date, now: Date): Date | null {
  return now.getTime() - shipped_at.getTime() >= mostDays * dayMs ? null : addMs(now, dayMs)
}
