import { type ReactNode, useEffect, useState } from 'react'
import { type TimeLeft, timeLeft } from './time-left.ts'

export type CountdownProps = {
  /** Both in ms since the epoch, by the server's clock: a phone's own may be wrong. */
  end: number
  now: number
  children: (left: TimeLeft) => ReactNode
  onOver?: () => void
  className?: string
}

export function Countdown({ end, now, children, onOver, className }: CountdownProps) {
  const [passed, setPassed] = useState(0)
  const left = timeLeft(end - now - passed)
  useEffect(() => {
    const since = performance.now()
    setPassed(0)
    const timer = window.setInterval(() => {
      const ms = performance.now() - since
      setPassed(ms)
      if (now + ms >= end) window.clearInterval(timer)
    }, 1000)
    return () => window.clearInterval(timer)
  }, [end, now])
  useEffect(() => {
    if (left.isOver) onOver?.()
  }, [left.isOver, onOver])
  return (
    <span role="timer" className={className} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {children(left)}
    </span>
  )
}
