import { useEffect, useRef, useState } from 'react'
import { type ToastPhase, toastAge, toastPhase, toastSchedule, untilNextPhase } from './toast-life.ts'

type Hold = {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
}

/** A toast's life from the moment it is mounted; it stands still while a pointer or the focus rests on it. */
export function useToastLife(life: { timeout?: number; delay?: number; onGone?: () => void } = {}) {
  const { timeout, delay = 0, onGone } = life
  const [phase, setPhase] = useState<ToastPhase>('waiting')
  const [isHeld, setHeld] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const age = useRef(-delay)
  useEffect(() => {
    if (isHeld && !isClosed) return
    if (isClosed) age.current = Math.max(age.current, toastSchedule(timeout).outAt)
    let seenAt = performance.now()
    let timer = 0
    const grow = () => {
      const now = performance.now()
      age.current = toastAge(age.current, now - seenAt, timeout)
      seenAt = now
    }
    const step = () => {
      grow()
      setPhase(toastPhase(age.current, timeout))
      const wait = untilNextPhase(age.current, timeout)
      if (wait !== null) timer = window.setTimeout(step, wait + 1)
    }
    step()
    return () => {
      window.clearTimeout(timer)
      grow()
    }
  }, [isHeld, isClosed, timeout])
  useEffect(() => {
    if (phase === 'gone') onGone?.()
  }, [phase, onGone])
  const hold: Hold = {
    onPointerEnter: () => setHeld(phase === 'in'),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(phase === 'in'),
    onBlur: () => setHeld(false),
  }
  return { phase, hold, close: () => setClosed(true) }
}
