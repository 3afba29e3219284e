import type { DayTimes } from '#modules/worship/rules/prayer-list.ts'

const width = 360
const horizon = 96
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Where the sun stands at a minute of the day: above the horizon from its rise to its set. */
function sunAt(minute: number, { rise, set }: { rise: number; set: number }) {
  const x = (minute / 1440) * width
  if (minute >= rise && minute <= set)
    return { x, y: horizon - 78 * Math.sin((Math.PI * (minute - rise)) / (set - rise)) }
  const night = 1440 - (set - rise)
  const passed = (minute - set + 1440) % 1440
  return { x, y: horizon + 34 * Math.sin((Math.PI * passed) / night) }
}

const place = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const marks = ['subuh', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const

/** The day as the way of the sun, with the five prayers on it and where it is now. Decoration: the times stand beside it. */
export function DayArc({ day, minutes }: { day: DayTimes; minutes: number }) {
  const sun = { rise: minutesOf(day.terbit), set: minutesOf(day.maghrib) }
  const points = Array.from({ length: 73 }, (_, i) => place(sunAt(i * 20, sun)))
  const here = sunAt(minutes, sun)
  const isDay = minutes >= sun.rise && minutes <= sun.set
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 140`} className="w-full max-w-[30rem]">
      <path d={`M${points.join('L')}`} fill="none" stroke="currentColor" strokeOpacity="0.45" strokeWidth="1.5" />
      <path d={`M0 ${horizon}H${width}`} stroke="currentColor" strokeOpacity="0.35" strokeDasharray="2 5" />
      {marks.map((name) => {
        const at = sunAt(minutesOf(day[name]), sun)
        return (
          <circle
            key={name}
            cx={at.x}
            cy={at.y}
            r="4"
            className="fill-brand-dark"
            stroke="currentColor"
            strokeWidth="2"
          />
        )
      })}
      <circle cx={here.x} cy={here.y} r="15" className="fill-accent" fillOpacity={isDay ? 0.3 : 0.15} />
      <circle cx={here.x} cy={here.y} r="8" className={isDay ? 'fill-accent' : 'fill-on-brand-dark'} />
    </svg>
  )
}
