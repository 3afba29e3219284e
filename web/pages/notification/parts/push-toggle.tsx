import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { BellRing } from '#web/ui/icons/icons.ts'
import type { Reach } from '../../../offline/reach.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { currentReach, letGo, reachOf } from './reach.ts'

type State = 'unknown' | 'off' | 'on' | 'busy' | 'blocked' | 'failed'
type Say = Record<'push' | 'pushText' | 'pushOnText' | 'pushOn' | 'pushOff' | 'pushBlocked' | 'pushFailed', string>

/** Lets this browser be told while the site is closed. Nothing at all where a browser cannot be. */
export function PushToggle({ publicKey, say }: { publicKey: string; say: Say }) {
  const [state, setState] = useState<State>('unknown')
  const fetcher = useFetcher<{ ok: boolean }>()
  const send = (intent: string, reach: Reach) => void fetcher.submit({ intent, ...reach }, { method: 'post' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, whatever the fetcher does
  useEffect(() => {
    if (!('PushManager' in window) || !('serviceWorker' in navigator) || !('Notification' in window)) return
    if (Notification.permission === 'denied') return setState('blocked')
    void currentReach().then((reach) => {
      setState(reach ? 'on' : 'off')
      // What the server knew of it may have ended with an earlier sign-in.
      if (reach) send('subscribe', reach)
    })
  }, [])
  useEffect(() => {
    if (fetcher.data?.ok !== false) return
    setState('failed')
    void letGo()
  }, [fetcher.data])

  if (state === 'unknown') return null
  const turnOn = async () => {
    setState('busy')
    const got = await reachOf(publicKey)
    setState(got.ok ? 'on' : got.why)
    if (got.ok) send('subscribe', got.reach)
  }
  const turnOff = async () => {
    const reach = await letGo()
    setState('off')
    if (reach) send('unsubscribe', reach)
  }
  const texts = { off: say.pushText, busy: say.pushText, on: say.pushOnText, blocked: say.pushBlocked }
  return (
    <Card as="section" look="flat" aria-label={say.push} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <BellRing aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm">
        {state === 'failed' ? say.pushFailed : texts[state]}
      </p>
      {state === 'on' && (
        <Button variant="quiet" size="sm" onClick={() => void turnOff()}>
          {say.pushOff}
        </Button>
      )}
      {state !== 'on' && state !== 'blocked' && (
        <Button variant="secondary" size="sm" busy={state === 'busy'} onClick={() => void turnOn()}>
          {say.pushOn}
        </Button>
      )}
    </Card>
  )
}
