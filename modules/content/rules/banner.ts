import { addMs, dayMs, type JakartaDate, jakartaDate } from '#core/time.ts'

/** A page of the site, or an address outside it that nobody reads on the way. */
export const isBannerPath = (path: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(path) || (/^https:\/\/[^\s\\@]+$/.test(path) && URL.canParse(path))

type Days = { starts_on?: string | undefined; ends_on?: string | undefined }
type Period = { starts_at: Date | null; ends_at: Date | null }

const firstMinute = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

/** From the first minute of a day in Jakarta to the last of another. */
export const periodOf = ({ starts_on, ends_on }: Days): Period => ({
  starts_at: starts_on === undefined ? null : firstMinute(starts_on),
  ends_at: ends_on === undefined ? null : addMs(firstMinute(ends_on), dayMs),
})

export const daysOf = ({
  starts_at,
  ends_at,
}: Period): { starts_on: JakartaDate | null; ends_on: JakartaDate | null } => ({
  starts_on: starts_at && jakartaDate(starts_at),
  ends_on: ends_at && jakartaDate(addMs(ends_at, -1)),
})

export function bannerState({ starts_at, ends_at }: Period, now: Date): 'shown' | 'coming' | 'over' {
  if (ends_at && ends_at <= now) return 'over'
  return starts_at && starts_at > now ? 'coming' : 'shown'
}
