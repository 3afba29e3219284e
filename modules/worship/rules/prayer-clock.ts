import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** Minutes since midnight as `HH:MM`; past midnight it is the next day's clock. */
export const clockText = (minutes: number): string => {
  const whole = ((minutes % 1440) + 1440) % 1440
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** The day (`YYYY-MM-DD`) it is at a place so many hours ahead of UTC. */
export const dayAt = (now: Date, hours: number): string =>
  addMs(now, hours * hourMs)
    .toISOString()
    .slice(0, 10)

export const nextDay = (day: string): string => daysFrom(day, 2)[1] ?? day

/** When the clocks of a place show a time on a day. */
export const momentAt = (day: string, clock: string, hours: number): Date => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return addMs(new Date(`${day}T00:00:00Z`), (hour - hours) * hourMs + minute * minuteMs)
}

/** So many days, this one first. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    addMs(new Date(`${first}T00:00:00Z`), i * dayMs)
      .toISOString()
      .slice(0, 10),
  )

/** Every day of a month (`YYYY-MM`). */
export function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: last }, (_, i) => `${month}-${two(i + 1)}`)
}

export type Slot<Name extends string> = { name: Name; at: number }

/** The first of these moments that is still to come. */
export const nextSlot = <Name extends string>(slots: readonly Slot<Name>[], now: number): Slot<Name> | undefined =>
  slots.reduce<Slot<Name> | undefined>((best, slot) => {
    const isAhead = slot.at > now && (!best || slot.at < best.at)
    return isAhead ? slot : best
  }, undefined)
