import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { Language } from '#core/messages.ts'

type NoticesProps = { language: Language }
const nothing = () => null

// A part that cannot be fetched must not take the page with it: it is about that very case.
const Notices = lazy<ComponentType<NoticesProps>>(() =>
  import('./notices.tsx').then((module) => ({ default: module.Notices })).catch(() => ({ default: nothing })),
)

/** Where the reader is told of the network and of newer versions. In the page from the start, so that it is announced. */
export function OfflineHost({ language }: NoticesProps) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const begin = () => setLoaded(true)
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
