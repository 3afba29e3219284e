import { prayerNames } from '#modules/worship/rules/prayer-list.ts'
import { CalendarPlus, ChevronLeft, ChevronRight } from '#web/ui/icons/icons.ts'
import { PrintButton } from '../../../components/print-button.tsx'
import { StayAnchor } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Say, Times } from '../times.server.ts'

type MonthProps = { month: NonNullable<Times['month']>; labels: Times['today']['labels']; place: string; say: Say }

/** A month of times, to read, print or put into a calendar. */
export function MonthTable({ month, labels, place, say }: MonthProps) {
  return (
    <section aria-labelledby="month" className="prayer-month flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="me-auto">
          <h2 id="month" className="text-2xl">
            {month.title}
          </h2>
          <p className="text-muted">{month.about}</p>
        </div>
        <nav aria-label={say.monthPath} className="flex gap-2 print:hidden">
          <Turn href={month.previous} label={month.wholeMonth ?? say.previous} Icon={ChevronLeft} />
          <Turn href={month.following} label={say.following} Icon={ChevronRight} />
        </nav>
      </div>
      <section
        aria-label={`${month.title}, ${place}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-paper print:overflow-visible print:border-0"
      >
        <table className="month-table w-full border-collapse text-sm tabular-nums print:text-xs">
          <caption className="sr-only">{`${month.title}, ${place}`}</caption>
          <thead>
            <tr className="bg-brand-soft text-brand-text">
              <th scope="col" className="month-date px-3 py-3 text-start">
                {say.date}
              </th>
              <th scope="col" className="px-3 py-3 text-start max-sm:hidden print:table-cell">
                {say.hijri}
              </th>
              {prayerNames.map((name) => (
                <th key={name} scope="col" className="px-3 py-3 text-end max-sm:px-0.5 max-sm:py-2 max-sm:text-xs">
                  {labels[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {month.rows.map((row) => (
              <Row key={row.date} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <a href={month.file} download className={buttonClass({ variant: 'secondary' })}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {say.ics}
        </a>
        <PrintButton label={say.print} />
        <a href={month.fileWithAll} download className={cx(linkClass(), 'inline-flex min-h-11 items-center')}>
          {say.icsWithAll}
        </a>
        <p className="basis-full text-muted text-sm">{say.icsAbout}</p>
      </div>
    </section>
  )
}

function Row({ row }: { row: MonthProps['month']['rows'][number] }) {
  const ground = row.isToday ? 'bg-accent-soft' : 'bg-paper'
  return (
    <tr aria-current={row.isToday ? 'date' : undefined} className={cx(ground, row.isToday && 'font-bold')}>
      <th
        scope="row"
        className="whitespace-nowrap border-line border-t px-3 py-2 text-start max-sm:gap-x-3 max-sm:px-2 max-sm:pb-0"
      >
        <time dateTime={row.date} className={cx(row.isFriday && 'text-brand-text')}>
          {row.label}
        </time>
        <span className="font-normal text-muted text-xs sm:hidden print:hidden">{row.hijri}</span>
      </th>
      <td className="whitespace-nowrap border-line border-t px-3 py-2 text-muted max-sm:hidden print:table-cell">
        {row.hijri}
      </td>
      {prayerNames.map((name) => (
        <td key={name} className="border-line px-3 py-2 text-end max-sm:px-0.5 max-sm:pt-1 sm:border-t">
          {row[name]}
        </td>
      ))}
    </tr>
  )
}

function Turn({ href, label, Icon }: { href: string | undefined; label: string; Icon: typeof ChevronLeft }) {
  if (href === undefined) return null
  return (
    <StayAnchor href={href} aria-label={label} className={iconButtonClass({ variant: 'outlined' })}>
      <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    </StayAnchor>
  )
}
