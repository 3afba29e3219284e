import { Suspense, startTransition, useEffect, useState } from 'react'
import type { Language } from '#core/messages.ts'
import { optionalPart } from '../../ui/optional-part.ts'

type NoticesProps = { language: Language }

const Notices = optionalPart(() => import('./notices.tsx').then((module) => module.Notices))

/** Where the reader is told of the network and of newer versions. In the page from the start, so that it is announced. */
export function OfflineHost({ language }: NoticesProps) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const begin = () => startTransition(() => setLoaded(true))
    if (document.readyState === 'complete') return begin()
    window.addEventListener('load', begin, { once: true })
    return () => window.removeEventListener('load', begin)
  }, [])
  return (
    <div role="status" aria-live="polite" className="notice-bar z-30">
      <Suspense>{isLoaded && <Notices language={language} />}</Suspense>
    </div>
  )
}
