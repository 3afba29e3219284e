import { ChevronLeft, ChevronRight } from '#web/ui/icons/icons.ts'
import { PathAnchor } from '../../../components/shell/shell-link.tsx'
import { cx } from '../../../ui/class-names.ts'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import type { Calendar } from '../calendar.server.ts'

type Shown = NonNullable<Calendar['month']>
type Place = Shown['weeks'][number][number]

type MonthProps = { month: Shown; say: { previous: string; next: string; cheapest: string; unit: string } }

/** A month as a table, each day with both dates and its cheapest price. */
export function Month({ month, say }: MonthProps) {
  return (
    <section aria-labelledby="month" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <Turn href={month.previous} label={say.previous} Icon={ChevronLeft} />
        <h2 id="month" className="text-center text-xl">
          {month.title} <span className="block font-normal text-base text-muted">{month.hijri}</span>
        </h2>
        <Turn href={month.next} label={say.next} Icon={ChevronRight} />
      </div>
      <table className="w-full table-fixed border-separate border-spacing-1 rounded-lg bg-paper p-1 shadow-raised md:p-3">
        <thead>
          <tr>
            {month.weekdays.map((day) => (
              <th key={day.name} scope="col" className="py-2 font-semibold text-muted text-sm">
                <abbr title={day.name} className="no-underline">
                  {day.short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((place, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week is its own name
                <Day key={at} place={place} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        <span className="size-4 rounded-sm bg-accent-soft ring-1 ring-accent" />
        {say.cheapest}
        <span className="ms-auto">{say.unit}</span>
      </p>
    </section>
  )
}

function Turn({ href, label, Icon }: { href: string | undefined; label: string; Icon: typeof ChevronLeft }) {
  if (href === undefined) return <span className="touch" />
  return (
    <PathAnchor href={href} aria-label={label} className={iconButtonClass({ variant: 'outlined' })}>
      <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    </PathAnchor>
  )
}

function Day({ place }: { place: Place }) {
  if (!place) return <td />
  const dates = (
    <span aria-hidden={place.price && true} className="flex items-baseline justify-between gap-1 px-0.5">
      <span className="font-semibold">{place.date}</span>
      <span className="text-xs">{place.hijri}</span>
    </span>
  )
  if (!place.price) return <td className="rounded-sm p-1 align-top text-muted">{dates}</td>
  return (
    <td className="p-0 align-top">
      <PathAnchor
        href={place.price.href}
        className={cx(
          'flex min-h-16 flex-col justify-between gap-1 rounded-sm p-1 text-ink no-underline ring-1 hover:bg-brand-soft md:p-2',
          place.price.is_cheapest ? 'bg-accent-soft ring-accent' : 'bg-paper ring-line',
        )}
      >
        <span className="sr-only">{place.price.label}</span>
        {dates}
        <span
          aria-hidden="true"
          className="tabular-nums break-words text-center font-bold text-brand-text text-sm md:text-base"
        >
          {place.price.short}
        </span>
      </PathAnchor>
    </td>
  )
}
