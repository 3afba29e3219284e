import { ChevronLeft, ChevronRight } from '#web/ui/icons/icons.ts'
import { cx } from '../../../ui/class-names.ts'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import type { Calendar as Loaded } from '../calendar.server.ts'
import type { Labels } from '../words.ts'
import { ChoiceLink } from './choice-link.tsx'
import { MonthList } from './month-list.tsx'

type CalendarProps = { calendar: Loaded; say: Labels }
type Place = Loaded['weeks'][number]['days'][number]

/** A month of dates, Gregorian and Hijri, with what each costs and how many seats it has. */
export function Calendar({ calendar, say }: CalendarProps) {
  return (
    <section id="calendar" aria-labelledby="calendar-title" className="laid-out-when-near flex flex-col gap-4">
      <h2 id="calendar-title" className="text-xl">
        {say.calendar}
      </h2>
      <Months calendar={calendar} say={say} />
      <div className="rounded-lg border border-line bg-paper p-2 md:p-4">
        <div className="flex items-center justify-between gap-3 pb-2">
          <Turn link={calendar.previous} label={say.previousMonth} Icon={ChevronLeft} />
          <h3 id="month" className="text-center text-lg">
            {calendar.title} <span className="block font-normal text-muted text-sm">{calendar.hijri}</span>
          </h3>
          <Turn link={calendar.next} label={say.nextMonth} Icon={ChevronRight} />
        </div>
        <table aria-labelledby="month" className="calendar-month">
          <thead>
            <tr>
              {calendar.weekdays.map((day) => (
                <th key={day.name} scope="col" abbr={day.name}>
                  <span aria-hidden="true">{day.short}</span>
                  <span className="sr-only">{day.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendar.weeks.map((week) => (
              <tr key={week.key}>
                {week.days.map((place, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week is its own name
                  <Day key={at} place={place} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-muted text-sm">{calendar.unit}</p>
      <MonthList calendar={calendar} say={say} />
    </section>
  )
}

function Months({ calendar, say }: CalendarProps) {
  return (
    <nav aria-label={say.months}>
      <ul className="-mx-edge flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {calendar.months.map((month) => (
          <li key={month.value} className="shrink-0">
            <ChoiceLink
              choose={{ month: month.value }}
              at="calendar"
              aria-current={month.isCurrent ? 'true' : undefined}
              className="flex min-h-11 flex-col justify-center rounded-full border border-control bg-paper px-4 py-1 text-ink text-sm no-underline hover:border-brand aria-[current=true]:border-transparent aria-[current=true]:bg-brand aria-[current=true]:text-on-brand"
            >
              <span className="font-semibold">{month.label}</span>
              {month.price && <span className="money">{month.price}</span>}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Turn({ link, label, Icon }: { link: Loaded['next']; label: string; Icon: typeof ChevronLeft }) {
  if (!link) return <span className="touch" />
  return (
    <ChoiceLink
      choose={{ month: link.month }}
      at="calendar"
      aria-label={`${label}: ${link.label}`}
      className={iconButtonClass({ variant: 'outlined' })}
    >
      <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    </ChoiceLink>
  )
}

const looks = { open: 'bg-brand-soft', soon: 'bg-accent-soft', full: 'bg-page text-muted' } as const

function Day({ place }: { place: Place }) {
  if (!place) return <td />
  const { date, hijri, offer } = place
  const dates = (
    <span aria-hidden={offer && true} className="calendar-dates">
      <span>{date}</span>
      <span>{hijri}</span>
    </span>
  )
  if (!offer) return <td className="text-muted">{dates}</td>
  return (
    <td>
      <ChoiceLink
        choose={{ departure: offer.id }}
        title={offer.text}
        aria-current={offer.isCurrent ? 'date' : undefined}
        className={cx('calendar-offer', !offer.isCurrent && looks[offer.look])}
      >
        <span className="sr-only">{offer.text}</span>
        {dates}
        <b aria-hidden="true" className={cx('money', offer.look === 'full' && 'line-through')}>
          {offer.price}
        </b>
        <span aria-hidden="true" className="max-sm:hidden">
          {offer.seats}
        </span>
      </ChoiceLink>
    </td>
  )
}
