import { CalendarX, ChevronLeft, ChevronRight } from '#web/ui/icons/icons.ts'
import { Companions } from '../../components/prayer/companions.tsx'
import { Girih } from '../../components/shell/girih.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { Events } from './parts/events.tsx'
import { MonthCard } from './parts/month-card.tsx'
import { Months } from './parts/months.tsx'
import { type Loaded, loadYear, type Year } from './year.server.ts'

const path = '/kalender-hijriah'

export const meta = metaOf<Loaded>((_language, { loaderData: { say, year } }) => ({
  title: year?.title ?? say.crumb,
  description: year?.about,
  canonical: year?.canonical ?? path,
  hidden: !year,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.crumb, href: path }]) }

export const loader = ({ context, url }: Route.LoaderArgs) => loadYear(context, url)

export default function HijriCalendar({ loaderData: { say, year, problem } }: Route.ComponentProps) {
  if (!year) {
    return (
      <EmptyState
        headingLevel="h1"
        icon={<CalendarX />}
        title={say.bad}
        text={problem}
        action={
          <ShellLink path={path} className={buttonClass({ variant: 'secondary' })}>
            {say.thisYear}
          </ShellLink>
        }
      />
    )
  }
  const { current, events, months, weekdays } = year
  return (
    <>
      <Top year={year} say={say} />
      <div className="layout flex flex-col gap-10 py-8 md:py-10">
        {current ? (
          <div className="grid grid-cols-1 gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <section aria-labelledby="current" className="flex flex-col gap-4">
              <h2 id="current" className="text-2xl">
                {say.thisMonth}
              </h2>
              <MonthCard month={current} weekdays={weekdays} />
              <p className="text-muted text-sm">{say.legend}</p>
            </section>
            <Events id="ahead" title={say.ahead} events={events.ahead} />
          </div>
        ) : (
          <Events id="events" title={say.events} events={events.ahead} />
        )}
        <Months
          id="months"
          title={current ? say.monthsAhead : say.months}
          legend={current ? undefined : say.legend}
          months={months.ahead}
          weekdays={weekdays}
        />
        <Events id="past" title={say.past} events={events.past} />
        <Months id="months-past" title={say.monthsPast} months={months.past} weekdays={weekdays} />
        <div className="flex max-w-prose flex-col gap-2 text-muted">
          <p>{say.evening}</p>
          <p>{year.moved ?? say.ruling}</p>
        </div>
        <Companions
          title={say.more}
          links={[
            { name: 'times', label: say.prayerTimes, path: '/jadwal-sholat' },
            { name: 'qibla', label: say.qibla, path: '/kiblat' },
            { name: 'doa', label: say.doa, path: '/doa' },
          ]}
        />
      </div>
    </>
  )
}

function Top({ year, say }: { year: Year; say: Loaded['say'] }) {
  return (
    <header className="relative isolate overflow-hidden bg-brand-dark text-on-brand-dark">
      <Girih className="absolute inset-0 -z-10 opacity-10" />
      <div className="layout flex flex-col gap-4 py-6 md:py-10">
        <h1 className="text-[min(var(--text-3xl),10vw)] leading-tight md:text-4xl">{year.title}</h1>
        <div className="flex flex-col gap-4 md:flex-row md:gap-16">
          <p className="flex flex-col">
            <span>{say.today}</span>
            <strong className="text-2xl">{year.today.hijriah}</strong>
            <time dateTime={year.today.date}>{year.today.text}</time>
          </p>
          {year.next && (
            <p className="flex flex-col">
              <span>{say.next}</span>
              <strong className="text-2xl">{`${year.next.name}, ${year.next.left}`}</strong>
              <time dateTime={year.next.date}>{year.next.day}</time>
            </p>
          )}
        </div>
        <nav aria-label={say.years} className="tone-dark flex flex-wrap gap-3">
          {year.turns.map(({ label, href, isBack }) => (
            <ShellLink key={href} path={href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {isBack && <ChevronLeft aria-hidden="true" className="size-4" />}
              {label}
              {!isBack && <ChevronRight aria-hidden="true" className="size-4" />}
            </ShellLink>
          ))}
        </nav>
      </div>
    </header>
  )
}
