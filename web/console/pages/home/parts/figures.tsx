import { Link } from 'react-router'
import { formatMillions, formatNumber, unbrokenAmounts } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { Progress } from '../../../../ui/progress.tsx'
import { BarPlot } from '../../../ui/plot/bar-plot.tsx'
import { LinePlot } from '../../../ui/plot/line-plot.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { WeekPlot } from '../figures.server.ts'
import type { ShownHome } from '../load.server.ts'
import { words } from '../words.ts'

type Shown = ShownHome['figures']

/** How it goes: sales, seats, money in and out; each only for who may see it, and where there is any. */
export function Figures({ figures }: { figures: Shown }) {
  const { sales, seats, money, applications, reading, lookups } = figures
  const say = words(useLanguage())
  return (
    <div className="grid items-start gap-4 lg:grid-flow-dense lg:grid-cols-2">
      {sales && (
        <WeeksCard
          title={say.sales}
          plot={sales}
          summary={say.salesText(sales.now, sales.bookings, sales.travellers)}
        />
      )}
      {seats.length > 0 && <Seats seats={seats} />}
      {money?.received && <WeeksCard title={say.received} plot={money.received} Plot={LinePlot} />}
      {money?.refunded && <WeeksCard title={say.refunded} plot={money.refunded} />}
      {money?.paid_out && <WeeksCard title={say.paidOut} plot={money.paid_out} />}
      {applications?.ages && <Ages ages={applications.ages} />}
      {applications?.received && <WeeksCard title={say.received_applications} plot={applications.received} />}
      {reading?.views && <WeeksCard title={say.views} plot={reading.views} />}
      {reading && reading.most_read.length > 0 && <MostRead posts={reading.most_read} />}
      {reading?.published && <WeeksCard title={say.published} plot={reading.published} />}
      {lookups?.lookups && <WeeksCard title={say.lookups} plot={lookups.lookups} />}
      {lookups?.helped && <WeeksCard title={say.helped} plot={lookups.helped} />}
    </div>
  )
}

type WeeksCardProps = { title: string; plot: WeekPlot; summary?: string; Plot?: typeof BarPlot | typeof LinePlot }

function WeeksCard({ title, plot: { unit, points, all, now }, summary, Plot = BarPlot }: WeeksCardProps) {
  const language = useLanguage()
  const say = words(language)
  return (
    <Card as="section" aria-label={title}>
      <Plot
        title={title}
        summary={unbrokenAmounts(`${summary ?? say.weekText(now)} ${say.allText(all)}`)}
        points={points}
        columns={{ label: say.week, value: unit === 'count' ? say.count : say.amount }}
        tick={unit === 'count' ? countTick(language) : tickOf(points, language)}
      />
    </Card>
  )
}

/** Things are counted whole: a line between two of them has no name. */
const countTick = (language: Language) => (value: number) =>
  Number.isInteger(value) ? formatNumber(value, language) : ''

function Ages({ ages: { points, open } }: { ages: NonNullable<NonNullable<Shown['applications']>['ages']> }) {
  const language = useLanguage()
  const say = words(language)
  return (
    <Card as="section" aria-label={say.ages}>
      <BarPlot
        title={say.ages}
        summary={say.agesText(open)}
        points={points}
        columns={{ label: say.waited, value: say.count }}
        tick={countTick(language)}
      />
    </Card>
  )
}

function MostRead({ posts }: { posts: NonNullable<Shown['reading']>['most_read'] }) {
  const say = words(useLanguage())
  return (
    <Card as="section" aria-labelledby="most-read" className="flex flex-col gap-3">
      <h2 id="most-read" className="text-lg">
        {say.mostRead}
      </h2>
      <ol className="flex flex-col gap-3">
        {posts.map(({ id, href, title, views }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Link to={href} className={linkClass()}>
              {title}
            </Link>
            <span className="text-muted text-sm tabular-nums">{say.reads(views)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** In the unit of the highest: "1,5 M" beside "0,5 M", or "80 jt" beside "20 jt". */
function tickOf(points: WeekPlot['points'], language: Language) {
  const say = words(language)
  const isBillions = points.some(({ value }) => value >= 1_000_000_000)
  return (value: number) => {
    if (value === 0) return '0'
    if (isBillions) return say.billions(formatMillions(rupiah(Math.round(value / 1000)), language))
    return say.millions(formatMillions(rupiah(Math.round(value)), language))
  }
}

/** Seats of the next dates: each bar with its figure beside it. */
function Seats({ seats }: Pick<Shown, 'seats'>) {
  const language = useLanguage()
  const say = words(language)
  const count = (value: number) => formatNumber(value, language)
  return (
    <Card as="section" aria-labelledby="seats" className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2">
      <h2 id="seats" className="text-lg">
        {say.seats}
      </h2>
      <ul className="flex flex-col gap-4">
        {seats.map(({ id, href, name, day, quota, sold, held }) => (
          <li key={id} className="flex flex-col gap-1.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Link to={href} className={linkClass()}>
                {name}
              </Link>
              <span className="text-muted text-sm tabular-nums">{day}</span>
            </span>
            <Progress
              label={say.seatsOf(name, day)}
              value={sold}
              max={quota}
              valueText={say.sold(count(sold), count(quota))}
            />
            <span aria-hidden="true" className="text-sm tabular-nums">
              {say.sold(count(sold), count(quota))}
              {held > 0 && ` · ${say.held(count(held))}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
