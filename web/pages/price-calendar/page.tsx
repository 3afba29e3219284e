import { Form } from 'react-router'
import { CalendarX } from '#web/ui/icons/icons.ts'
import { pageOf } from '../../api.server.ts'
import { ReadingColumn } from '../../components/reading-column.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { useHref } from '../../components/shell/use-href.ts'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { type Calendar, loadCalendar } from './calendar.server.ts'
import { Month } from './parts/month.tsx'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say, calendar } }) => ({
  title: say.title,
  description: say.description,
  hidden: calendar.problem !== undefined,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say, calendar }) => [{ label: say.title, href: calendar.path }]),
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { packages: _packages, seats: _seats, ...say } = words(pageOf(context).language)
  return { say, calendar: await loadCalendar(context, url) }
}

export default function PriceCalendar({ loaderData: { say, calendar } }: Route.ComponentProps) {
  const { month } = calendar
  return (
    <ReadingColumn className="gap-6 py-6 md:py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{say.title}</h1>
        <p className="max-w-prose text-muted">{say.text}</p>
      </header>
      <TabLinks label={say.kinds} tabs={calendar.kinds} link={PathAnchor} />
      <Cities say={say} calendar={calendar} />
      {month && <Month month={month} say={say} />}
      {(!month || month.count === 0) && (
        <EmptyState
          icon={<CalendarX />}
          title={month ? say.none : say.bad}
          text={month ? say.noneText : calendar.problem}
          action={
            <ShellLink path={calendar.path} className={buttonClass({ variant: 'secondary' })}>
              {say.again}
            </ShellLink>
          }
        />
      )}
    </ReadingColumn>
  )
}

type Say = { city: string; everyCity: string; apply: string }

function Cities({ say, calendar: { query, cities, path } }: { say: Say; calendar: Calendar }) {
  const href = useHref()
  return (
    <Form action={href(path)} className="flex flex-wrap items-end gap-3">
      {query.category !== 'umroh' && <input type="hidden" name="category" value={query.category} />}
      <input type="hidden" name="month" value={query.month} />
      <Field name="city" label={say.city} className="grow sm:max-w-64">
        <Select key={query.city} options={cities} placeholder={say.everyCity} defaultValue={query.city ?? ''} />
      </Field>
      <button type="submit" className={buttonClass({ variant: 'secondary' })}>
        {say.apply}
      </button>
    </Form>
  )
}
