import './month.css'
import { data } from 'react-router'
import { CalendarX, MapPinOff } from '#web/ui/icons/icons.ts'
import { CitySearch } from '../../components/prayer/city-search.tsx'
import { Companions } from '../../components/prayer/companions.tsx'
import { Locate } from '../../components/prayer/locate.tsx'
import { Today } from '../../components/prayer/today.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { MonthTable } from './parts/month-table.tsx'
import { loadTimes, type Say, type Times } from './times.server.ts'

type Loaded = Awaited<ReturnType<typeof loadTimes>>
const path = '/jadwal-sholat'

export const meta = metaOf<Loaded>((_language, { loaderData: { say, times } }) => ({
  title: times?.title ?? say.missing,
  description: times?.about,
  canonical: times && times.from === 'address' ? times.path : path,
  picture: times && `/og/jadwal/${times.place.slug}.png`,
  hidden: !times || times.problem !== undefined,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.crumb, href: path }]) }

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadTimes(context, url)
  return data(loaded, { status: loaded.times ? 200 : 404 })
}

export default function PrayerTimes({ loaderData: { say, times } }: Route.ComponentProps) {
  if (!times) return <Missing say={say} />
  const { today, month, place } = times
  return (
    <>
      <Today title={times.title} today={today} say={say} place={<Where times={times} />} />
      <div className="layout flex flex-col gap-10 py-8 md:gap-12 md:py-10">
        <Choose say={say} from={times.from} />
        {month ? (
          <MonthTable month={month} labels={today.labels} place={place.name} say={say} />
        ) : (
          <EmptyState
            icon={<CalendarX />}
            title={say.bad}
            text={times.problem}
            action={
              <ShellLink path={times.path} className={buttonClass({ variant: 'secondary' })}>
                {say.thisMonth}
              </ShellLink>
            }
          />
        )}
        <Method say={say} method={times.method} />
        <Companions
          title={say.more}
          links={[
            { name: 'qibla', label: say.qibla, path: `/kiblat?kota=${place.slug}` },
            { name: 'calendar', label: say.calendar, path: '/kalender-hijriah' },
            { name: 'doa', label: say.doa, path: '/doa' },
          ]}
        />
      </div>
    </>
  )
}

function Where({ times: { place } }: { times: Times }) {
  return (
    <p className="text-sm">
      {place.province}
      {' · '}
      {place.zone}
    </p>
  )
}

function Choose({ say, from }: { say: Say; from?: Times['from'] }) {
  return (
    <Card look="flat" className="flex flex-col gap-4 print:hidden">
      {from === 'nowhere' && <p className="font-semibold">{say.nowhere}</p>}
      <div className="flex flex-col gap-4 lg:flex-row lg:items-start lg:gap-8">
        <div className="min-w-0 flex-1">
          <CitySearch say={say} />
        </div>
        <div className="lg:pt-7">
          <Locate say={say} />
        </div>
      </div>
    </Card>
  )
}

function Method({ say, method }: { say: Say; method: Times['method'] }) {
  return (
    <section aria-labelledby="method" className="flex max-w-prose flex-col gap-2 text-muted">
      <h2 id="method" className="text-ink text-xl">
        {say.method}
      </h2>
      <p className="font-semibold text-ink">{method.name}</p>
      <p className="print:hidden">{method.id === 'kemenag' ? say.methodText : say.methodHoly}</p>
      <p className="print:hidden">{say.hijriText}</p>
      <p className="text-sm">{say.sources}</p>
    </section>
  )
}

function Missing({ say }: { say: Say }) {
  return (
    <div className="layout flex max-w-[48rem] flex-col gap-6 py-8">
      <EmptyState headingLevel="h1" icon={<MapPinOff />} title={say.missing} text={say.missingText} />
      <Choose say={say} />
    </div>
  )
}
