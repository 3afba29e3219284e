import { Link } from 'react-router'
import { formatNumber } from '#core/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { Progress } from '../../../../ui/progress.tsx'
import { LinePlot } from '../../../ui/plot/line-plot.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownHome } from '../load.server.ts'
import { words } from '../words.ts'
import { BankFigures } from './bank-figures.tsx'
import { Ages, WeeksCard } from './plot-cards.tsx'

type Shown = ShownHome['figures']

/** How it goes: sales, seats, money in and out; each only for who may see it, and where there is any. */
export function Figures({ figures }: { figures: Shown }) {
  const { sales, seats, money, applications, reading, lookups, bank } = figures
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
      {applications?.ages && (
        <Ages title={say.ages} summary={say.agesText(applications.ages.open)} points={applications.ages.points} />
      )}
      {applications?.received && <WeeksCard title={say.received_applications} plot={applications.received} />}
      {reading?.views && <WeeksCard title={say.views} plot={reading.views} />}
      {reading && reading.most_read.length > 0 && <MostRead posts={reading.most_read} />}
      {reading?.published && <WeeksCard title={say.published} plot={reading.published} />}
      {lookups?.lookups && <WeeksCard title={say.lookups} plot={lookups.lookups} />}
      {lookups?.helped && <WeeksCard title={say.helped} plot={lookups.helped} />}
      {bank && <BankFigures bank={bank} />}
    </div>
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
