import { addMs, dayMs, hourMs } from '#core/time.ts'

/** One line of what a courier says, the time as its own clock shows it. */
export type TrackStep = { date: string; time: string; text: string; city: string }

/** Before that no courier has written anything down. */
export const firstTrackAt = (shipped_at: Date): Date => addMs(shipped_at, 6 * hourMs)

/** How long a courier is polled about a parcel. */
export const trackingDays = 30

type Answered = {
  /** Since when it goes by its waybill. */
  since: Date
  is_reached: boolean
  /** When a waybill that the courier does not know by then is a wrong one, where it is not known yet. */
  unknown_at?: Date | undefined
}

/**
 * Once a day: the requests of a day are few, and shared with the rates; sooner, where the courier could not be reached or is about to
 * show that it does not know the waybill. Nothing, when whoever still waits has to ask a person.
 */
export function nextTrackAt({ since, is_reached, unknown_at }: Answered, now: Date): Date | null {
  if (now.getTime() - since.getTime() >= trackingDays * dayMs) return null
  if (unknown_at && unknown_at > now) return unknown_at
  return addMs(now, is_reached ? dayMs : 6 * hourMs)
}
