import { useEffect, useState } from 'react'
import { headingOf } from './heading.ts'

export type HeadingState = 'off' | 'asking' | 'on' | 'none'
type Asking = { requestPermission(): Promise<'granted' | 'denied'> }

/** Only iOS has it, and no browser's types do. */
const isAsking = (sensor: object): sensor is Asking =>
  'requestPermission' in sensor && typeof sensor.requestPermission === 'function'

// A device that has a compass answers at once; after this long there is none.
const patienceMs = 3000

/** The heading of the device, once someone has asked for it. iOS wants to be asked in the same press. */
export function useHeading(): { state: HeadingState; heading: number | undefined; start: () => Promise<void> } {
  const [state, setState] = useState<HeadingState>('off')
  const [heading, setHeading] = useState<number>()
  useEffect(() => {
    if (state !== 'asking' && state !== 'on') return
    const read = (event: DeviceOrientationEvent) => {
      const degrees = headingOf(event)
      if (degrees === undefined) return
      setHeading(Math.round(degrees))
      setState('on')
    }
    const names = ['deviceorientationabsolute', 'deviceorientation'] as const
    for (const name of names) window.addEventListener(name, read)
    const timer = window.setTimeout(() => setState((now) => (now === 'asking' ? 'none' : now)), patienceMs)
    return () => {
      window.clearTimeout(timer)
      for (const name of names) window.removeEventListener(name, read)
    }
  }, [state])
  const start = async () => {
    if (!('DeviceOrientationEvent' in window)) return setState('none')
    const sensor: object = DeviceOrientationEvent
    const answer = isAsking(sensor) ? await sensor.requestPermission().catch(() => 'denied') : 'granted'
    setState(answer === 'denied' ? 'none' : 'asking')
  }
  return { state, heading, start }
}
