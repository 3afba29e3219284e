import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { LocateFixed } from '#web/ui/icons/icons.ts'
import { Button } from '../../ui/button.tsx'
import { useHref } from '../shell/use-href.ts'
import { useLocation } from './use-location.ts'

export type LocateWords = Record<'locate' | 'locating' | 'refused' | 'unknown' | 'privacy', string>

/** Chooses the city nearest to the device. Which that is, is found here: where someone is, is not sent. */
export function Locate({ say }: { say: LocateWords }) {
  const [isReady, setReady] = useState(false)
  const submit = useSubmit()
  const href = useHref()
  const { state, ask } = useLocation(async (point) => {
    const { nearestPlace } = await import('#modules/worship/rules/prayer-nearest.ts')
    const nearest = nearestPlace(point)
    if (nearest)
      await submit({ kota: nearest.place.slug }, { method: 'post', action: href('/jadwal-sholat/solatAwal') })
  })
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  const isAsking = state === 'asking'
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button variant="secondary" onClick={ask} aria-busy={isAsking || undefined}>
        <LocateFixed aria-hidden="true" className="size-5" />
        {isAsking ? say.locating : say.locate}
      </Button>
      <p className="text-muted text-sm" role={state === 'refused' || state === 'unknown' ? 'alert' : undefined}>
        {state === 'refused' || state === 'unknown' ? say[state] : say.privacy}
      </p>
    </div>
  )
}
