import { useEffect, useState } from 'react'
import { formatNumber } from '#core/format.ts'
import { qiblaFrom } from '#modules/worship/rules/bearing.ts'
import { Compass as CompassIcon, LocateFixed } from '#web/ui/icons/icons.ts'
import { type Point, useLocation } from '../../../components/prayer/use-location.ts'
import { Button } from '../../../ui/button.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { Qibla, Say } from '../qibla.server.ts'
import { useHeading } from '../use-heading.ts'
import { Compass } from './compass.tsx'

/** The compass, from the city or, where allowed, from where the device is and how it lies. */
export function Finder({ qibla, bearing, say }: { qibla: Qibla; bearing: number; say: Say }) {
  const language = useLanguage()
  const [point, setPoint] = useState<Point>()
  const [isReady, setReady] = useState(false)
  const location = useLocation(setPoint)
  const compass = useHeading()
  useEffect(() => setReady(true), [])
  const shown = point ? qiblaFrom(point) : bearing
  return (
    <section aria-label={say.compass} className="flex flex-col gap-4">
      <Compass bearing={shown} heading={compass.heading} label={qibla.alt} letters={say} />
      {isReady && (
        <div className="flex flex-col gap-3">
          <h2 className="text-xl">{say.device}</h2>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={location.ask}>
              <LocateFixed aria-hidden="true" className="size-5" />
              {location.state === 'asking' ? say.locating : say.locate}
            </Button>
            <Button variant="secondary" onClick={compass.start}>
              <CompassIcon aria-hidden="true" className="size-5" />
              {say.turn}
            </Button>
          </div>
          <p role="status" className="text-muted text-sm">
            {point && (
              <span className="block font-semibold text-ink">
                {`${formatNumber(Math.round(shown * 10) / 10, language)}° · ${say.located} ${Math.round(point.accuracy_m)} ${say.metres}`}
              </span>
            )}
            {location.state === 'refused' || location.state === 'unknown' ? say[location.state] : say.privacy}
            {compass.state === 'on' && <span className="block">{say.turning}</span>}
            {compass.state === 'none' && <span className="block">{say.still}</span>}
          </p>
        </div>
      )}
    </section>
  )
}
