import { CalendarX, ChevronLeft, ChevronRight } from 'lucide-react'
import { Companions } from '../../components/prayer/companions.tsx'
import { Girih } from '../../components/shell/girih.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { MonthCard } from './parts/month-card.tsx'
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
  return (
    <>
      <Top year={year} say={say} />
      <div className="layout flex flex-col gap-10 py-8 md:py-10">
        <Events events={year.events} title={say.events} />
        <section aria-labelledby="months" className="flex flex-col gap-4">
          <div>
            <h2 id="months" className="text-2xl">
              {say.months}
            </h2>
            <p className="text-muted">{say.legend}</p>
          </div>
          <div className="grid grid-cols-1 gap-4 pd:grid-cols-2 lg:grid-cols-3">
            {year.months.map((month) => (
              <MonthCard key={month.number} month={month} weekdays={year.weekdays} />
            ))}
          </div>
        </section>
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
      <div className="layout flex flex-col gap-4 py-8 md:py-12">
        <h1 className="text-[min(var(--text-3xl),10vw)] leading-tight md:text-4xl">{year.title}</h1>
        <p className="flex flex-col">
          <span>{say.today}</span>
          <strong className="text-2xl">{year.today.hijriah}</strong>
          <time dateTime={year.today.date}>{year.today.text}</time>
        </p>
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

function Events({ events, title }: { events: Year['events']; title: string }) {
  return (
    <section aria-labelledby="events" className="flex flex-col gap-4">
      <h2 id="events" className="text-2xl">
        {title}
      </h2>
      <ol className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
        {events.map((event) => (
          <li key={event.key} className={cx('flex flex-col border-line border-b py-3', event.isPast && 'text-muted')}>
            <span className={cx('font-semibold', !event.isPast && 'text-ink')}>{event.name}</span>
            <span className="text-sm">
              <time dateTime={event.date}>{event.day}</time>
              {` · ${event.hijriah}`}
              {event.span && ` · ${event.span}`}
            </span>
            <span className="text-muted text-sm">{event.about}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
