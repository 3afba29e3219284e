import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useHref } from '../../../components/shell/use-href.ts'
import { addressOf, isStart, type Place, placeAt } from '../place.ts'

const key = 'manasik'

function savedPlace(ids: readonly string[]): Place | undefined {
  try {
    const place = placeAt(new URLSearchParams(localStorage.getItem(key) ?? ''), ids)
    return isStart(place) ? undefined : place
  } catch {
    // A browser that keeps nothing for us has nothing to go on from.
    return undefined
  }
}

function keep(address: string): void {
  try {
    localStorage.setItem(key, address.split('?')[1] ?? '')
  } catch {
    // Full or forbidden: the address still says where one is.
  }
}

/**
 * Where one is on the walk. Links carry the place in their address and work without scripts; with scripts nothing is asked
 * of the network, since this is used where there is none.
 */
export function usePlace(query: URLSearchParams, ids: readonly string[]) {
  const href = useHref()
  const [place, setPlace] = useState(() => placeAt(query, ids))
  const [earlier, setEarlier] = useState<Place>()
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current || !isStart(place)) keep(addressOf(place, ids))
    else setEarlier(savedPlace(ids))
  }, [place, ids])
  const linkTo = (next: Place) => {
    const to = href(addressOf(next, ids))
    return {
      href: to,
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        hasMoved.current = true
        setEarlier(undefined)
        setPlace(next)
        // The entry the router knows stays; only its address follows.
        history.replaceState(history.state, '', to)
      },
    }
  }
  return { place, earlier, linkTo }
}
export type LinkTo = ReturnType<typeof usePlace>['linkTo']
