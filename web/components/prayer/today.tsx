import type { ReactNode } from 'react'
import { prayerNames } from '#modules/worship/rules/prayer-list.ts'
import { CloudMoon, Moon, MoonStar, Sun, SunMedium, Sunrise, Sunset } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { timeLeft } from '../../ui/time-left.ts'
import { Girih } from '../shell/girih.tsx'
import { DayArc } from './day-arc.tsx'
import { type TodayFacts, todayView } from './today-view.ts'
import { useClock } from './use-clock.ts'

type Say = Record<'next' | 'left' | 'evening' | 'tomorrow' | 'stale' | 'today' | 'colon', string>
type View = NonNullable<ReturnType<typeof todayView>>
type TodayProps = { title: string; place: ReactNode; today: TodayFacts; say: Say }

const icons = {
  imsak: MoonStar,
  subuh: CloudMoon,
  terbit: Sunrise,
  dzuhur: Sun,
  ashar: SunMedium,
  maghrib: Sunset,
  isya: Moon,
} as const

/** The day at a place: its date in both calendars, what comes next, and the seven times. It goes on by itself. */
export function Today({ title, place, today, say }: TodayProps) {
  const now = useClock(today.made)
  const view = todayView(today, now)
  return (
    <>
      <header className="relative isolate overflow-hidden bg-brand-dark pb-16 text-on-brand-dark print:bg-transparent print:pb-0 print:text-ink">
        <Girih className="absolute inset-0 -z-10 text-on-brand-dark opacity-10 print:hidden" />
        <div className="layout flex flex-col gap-6 pt-8 md:flex-row md:items-end md:justify-between md:pt-12">
          <div className="flex min-w-0 flex-col gap-3">
            <h1 className="text-[min(var(--text-3xl),10vw)] leading-tight md:text-4xl">{title}</h1>
            <div className="flex flex-col print:hidden">{view ? <Dates view={view} say={say} /> : say.stale}</div>
            {place}
            {view?.next && <Next view={view} today={today} say={say} />}
          </div>
          {view && (
            <div className="flex w-full justify-center md:w-[26rem] md:shrink-0 print:hidden">
              <DayArc day={view.day} minutes={view.minutes} />
            </div>
          )}
        </div>
      </header>
      {view && <Times view={view} today={today} say={say} />}
    </>
  )
}

function Dates({ view: { day, hijri }, say }: { view: View; say: Say }) {
  return (
    <>
      <time dateTime={day.date} className="font-semibold text-lg">
        {day.tanggal}
      </time>
      <span>
        {hijri.text}
        {hijri.isEvening && <span className="opacity-80"> ({say.evening})</span>}
      </span>
    </>
  )
}

type Part = { view: View; today: TodayFacts; say: Say }

function Next({ view: { next }, today, say }: Part) {
  if (!next) return null
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 print:hidden">
      <span className="text-lg">
        {say.next}
        {': '}
        <strong>{today.labels[next.name]}</strong>{' '}
        <time dateTime={`${next.date}T${next.time}`}>{next.time.replace(':', say.colon)}</time> {today.zone}
        {next.isTomorrow && ` (${say.tomorrow})`}
      </span>
      <span role="timer" className="money font-bold text-[min(var(--text-5xl),15vw)] leading-none tracking-tight">
        {timeLeft(next.left).clock}
      </span>
      <span>{say.left}</span>
    </p>
  )
}

function Times({ view: { day, next }, today, say }: Part) {
  const isNext = (name: string) => next !== undefined && !next.isTomorrow && next.name === name
  return (
    <section aria-label={say.today} className="layout -mt-10 print:hidden">
      <ol className="relative grid grid-cols-1 overflow-hidden rounded-lg bg-paper shadow-raised sm:grid-cols-2 lg:grid-cols-7">
        {prayerNames.map((name) => {
          const Icon = icons[name]
          return (
            <li
              key={name}
              aria-current={isNext(name) ? 'time' : undefined}
              className={cx(
                'flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b px-5 py-2 last:border-b-0 lg:flex-col lg:items-start lg:gap-y-1 lg:border-e lg:border-b-0 lg:py-5 lg:last:border-e-0',
                isNext(name) && 'bg-accent-soft text-accent-text',
              )}
            >
              <Icon aria-hidden="true" className={cx('size-6 shrink-0', isNext(name) ? '' : 'text-brand-text')} />
              <span className={cx('me-auto', isNext(name) ? 'font-bold' : 'text-muted')}>{today.labels[name]}</span>
              <time dateTime={day[name]} className="font-bold text-2xl">
                {day[name].replace(':', say.colon)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
