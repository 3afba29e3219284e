import { useEffect, useRef, useState } from 'react'

// Told at most once in three seconds: after twice that they have stopped.
const typingMs = 6_000

/** Whether the other side is writing: for a moment after each time that it was told. */
export function useTyping() {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [onTyping] = useState(() => () => {
    clearTimeout(timer.current)
    setTyping(true)
    timer.current = setTimeout(() => setTyping(false), typingMs)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isTyping, onTyping }
}
