import { data } from 'react-router'
import { MapPinOff, Sun } from '#web/ui/icons/icons.ts'
import { CitySearch } from '../../components/prayer/city-search.tsx'
import { Companions } from '../../components/prayer/companions.tsx'
import { Girih } from '../../components/shell/girih.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { metaOf } from '../../meta.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { Finder } from './parts/finder.tsx'
import { type Loaded, loadQibla, type Qibla, type Say } from './qibla.server.ts'

const path = '/kiblat'

export const meta = metaOf<Loaded>((_language, { loaderData: { say, qibla } }) => ({
  title: qibla?.title ?? say.missing,
  description: qibla?.about,
  canonical: qibla?.from === 'address' ? `${path}?kota=${qibla.place.slug}` : path,
  hidden: !qibla,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.crumb, href: path }]) }

export function loader({ context, url }: Route.LoaderArgs) {
  const loaded = loadQibla(context, url)
  return data(loaded, { status: loaded.qibla ? 200 : 404 })
}

export default function QiblaPage({ loaderData: { say, qibla } }: Route.ComponentProps) {
  if (!qibla) {
    return (
      <div className="layout flex max-w-[48rem] flex-col gap-6 py-8">
        <EmptyState headingLevel="h1" icon={<MapPinOff />} title={say.missing} text={say.missingText} />
        <CitySearch say={say} back="kiblat" />
      </div>
    )
  }
  return (
    <>
      <Figures qibla={qibla} say={say} />
      <div className="layout grid grid-cols-1 gap-8 py-8 md:py-10 lg:grid-cols-2 lg:gap-12">
        {qibla.bearing !== undefined && <Finder qibla={qibla} bearing={qibla.bearing} say={say} />}
        <div className="flex flex-col gap-8">
          <Card look="flat" className="flex flex-col gap-3">
            {qibla.from === 'nowhere' && <p className="font-semibold">{say.nowhere}</p>}
            <CitySearch say={say} back="kiblat" />
          </Card>
          <Accuracy qibla={qibla} say={say} />
        </div>
      </div>
      <div className="layout pb-10">
        <Companions
          title={say.more}
          links={[
            { name: 'times', label: say.prayerTimes, path: `/jadwal-sholat?kota=${qibla.place.slug}` },
            { name: 'calendar', label: say.calendar, path: '/kalender-hijriah' },
            { name: 'doa', label: say.doa, path: '/doa' },
          ]}
        />
      </div>
    </>
  )
}

function Figures({ qibla, say }: { qibla: Qibla; say: Say }) {
  const isFar = qibla.bearing !== undefined
  return (
    <header className="relative isolate overflow-hidden bg-brand-dark text-on-brand-dark">
      <Girih className="absolute inset-0 -z-10 opacity-10" />
      <div className="layout flex flex-col gap-3 py-8 md:py-12">
        <h1 className="text-[min(var(--text-3xl),10vw)] leading-tight md:text-4xl">{qibla.title}</h1>
        {isFar ? (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="money font-bold text-[min(var(--text-5xl),15vw)] leading-none">{qibla.degrees}°</span>
            <span className="text-lg">
              {qibla.side}, {say.fromNorth}
            </span>
          </p>
        ) : (
          <p className="font-bold text-2xl">{say.here}</p>
        )}
        <p>{isFar ? `${qibla.place.province} · ${qibla.distance}` : say.hereText}</p>
      </div>
    </header>
  )
}

function Accuracy({ qibla, say }: { qibla: Qibla; say: Say }) {
  return (
    <section aria-labelledby="accuracy" className="flex max-w-prose flex-col gap-3">
      <h2 id="accuracy" className="text-xl">
        {say.accuracy}
      </h2>
      <p className="text-muted">{say.accuracyCity}</p>
      <p className="text-muted">{say.accuracyCompass}</p>
      <Card look="tinted" className="flex gap-4">
        <Sun aria-hidden="true" className="mt-1 size-6 shrink-0 text-brand-text" />
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="text-lg">{say.sun}</h3>
          <p>{qibla.sun.text}</p>
          {qibla.sun.isDark && <p>{say.sunSet}</p>}
        </div>
      </Card>
    </section>
  )
}
