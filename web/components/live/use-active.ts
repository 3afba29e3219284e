import { useEffect, useRef, useState } from 'react'

// As long as the server takes somebody to be here after they were seen.
const hereMs = 60_000

/** Signs that the other side is here: that they write, read, or have said more than `said`. */
export function useActive(said: number) {
  const [isActive, setActive] = useState(false)
  const [hasCome, setCome] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [onActive] = useState(() => () => {
    clearTimeout(timer.current)
    setActive(true)
    setCome(true)
    timer.current = setTimeout(() => setActive(false), hereMs)
  })
  const before = useRef(said)
  useEffect(() => {
    if (said <= before.current) return
    before.current = said
    onActive()
  }, [said, onActive])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isActive, hasCome, onActive }
}
