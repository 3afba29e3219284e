import { useEffect } from 'react'
import { useHref } from '../../../components/shell/use-href.ts'

/** Says that someone reads: the page itself is cached for all and cannot know. */
export function CountView({ path }: { path: string }) {
  const address = useHref()(`${path}/view`)
  useEffect(() => {
    // A count that cannot be sent is no matter to who reads.
    fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined)
  }, [address])
  return null
}
