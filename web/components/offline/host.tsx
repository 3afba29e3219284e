import { Suspense, startTransition, useEffect, useState } from 'react'
import { optionalPart } from '../../ui/optional-part.ts'
import type { NoticesProps } from './notices.tsx'

const Notices = optionalPart(() => import('./notices.tsx').then((module) => module.Notices))

/** Where the reader is told of network, server and newer versions. In the page from the start, so that it is announced. */
export function NoticeHost(props: NoticesProps) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const begin = () => startTransition(() => setLoaded(true))
    if (document.readyState === 'complete') return begin()
    window.addEventListener('load', begin, { once: true })
    return () => window.removeEventListener('load', begin)
  }, [])
  return (
    <div role="status" aria-live="polite" className="notice-bar z-30">
      <Suspense>{isLoaded && <Notices {...props} />}</Suspense>
    </div>
  )
}
