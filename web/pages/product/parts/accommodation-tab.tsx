import { Footprints, Plane } from '#web/ui/icons/icons.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import type { Details } from '../details.server.ts'
import type { TabProps } from './tab-props.ts'

/** Where one sleeps and how one flies, on the chosen date. */
export function AccommodationTab({ details, say }: TabProps) {
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="hotels" className="flex flex-col gap-3">
        <h3 id="hotels" className="text-lg">
          {say.hotels}
        </h3>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {details.hotels.map((hotel) => (
            <Hotel key={hotel.name} hotel={hotel} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="flights" className="flex flex-col gap-3">
        <h3 id="flights" className="text-lg">
          {say.flights}
        </h3>
        <ol className="flex flex-col gap-3">
          {details.flights.map((flight) => (
            <Flight key={flight.number + flight.from.time} flight={flight} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function Hotel({ hotel }: { hotel: Details['hotels'][number] }) {
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-paper">
      {hotel.picture_id && (
        <SitePicture
          id={hotel.picture_id}
          colour={hotel.picture_colour}
          shape="card"
          sizes="(min-width: 640px) 24rem, 100vw"
          alt=""
          className="aspect-2/1"
        />
      )}
      <div className="flex flex-col gap-1 p-4">
        <h4 className="font-bold">{hotel.name}</h4>
        {hotel.lines.map((line) => (
          <p key={line} className="text-muted text-sm">
            {line}
          </p>
        ))}
        {hotel.walk && (
          <p className="flex items-start gap-2 font-semibold text-brand-text text-sm">
            <Footprints aria-hidden="true" className="size-5 shrink-0" />
            {hotel.walk}
          </p>
        )}
      </div>
    </li>
  )
}

function Flight({ flight }: { flight: Details['flights'][number] }) {
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-paper p-4">
      <p className="flex flex-wrap items-center gap-x-2 font-bold">
        <Plane aria-hidden="true" className="size-5 text-brand-text" />
        {flight.number}
        {flight.duration && <span className="font-normal text-muted text-sm">{flight.duration}</span>}
      </p>
      <dl className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {[flight.from, flight.to].map((stop) => (
          <div key={stop.verb}>
            <dt className="font-semibold">{`${stop.verb} ${stop.place}`}</dt>
            <dd className="text-muted text-sm">{stop.time}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
