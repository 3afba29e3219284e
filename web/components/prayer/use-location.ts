import { useState } from 'react'

export type Point = { latitude: number; longitude: number; accuracy_m: number }
export type LocationState = 'idle' | 'asking' | 'found' | 'refused' | 'unknown'

/** Asks the device where it is. The answer stays in the device. */
export function useLocation(onLocated: (point: Point) => void): { state: LocationState; ask: () => void } {
  const [state, setState] = useState<LocationState>('idle')
  const ask = () => {
    if (!navigator.geolocation) return setState('unknown')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('found')
        onLocated({ latitude: coords.latitude, longitude: coords.longitude, accuracy_m: coords.accuracy })
      },
      (failure) => setState(failure.code === failure.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: 15_000, maximumAge: 10 * 60_000 },
    )
  }
  return { state, ask }
}
