import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { progressAt } from './progress-at.ts'

/** A thin line at the very top while a page is on its way. */
export function NavigationProgress({ label }: { label: string }) {
  const isUnderWay = useNavigation().state !== 'idle'
  const [share, setShare] = useState(0)
  useEffect(() => {
    if (!isUnderWay) return
    const since = performance.now()
    const timer = window.setInterval(() => setShare(progressAt(performance.now() - since)), 100)
    return () => {
      window.clearInterval(timer)
      setShare(0)
    }
  }, [isUnderWay])
  if (share === 0) return null
  return (
    <div role="progressbar" aria-label={label} className="fixed inset-x-0 top-0 z-50 h-1">
      <div
        className="h-full bg-accent transition-[inline-size] duration-200 ease-calm"
        style={{ inlineSize: `${share * 100}%` }}
      />
    </div>
  )
}
