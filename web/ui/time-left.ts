export type TimeLeft = {
  isOver: boolean
  hours: number
  minutes: number
  seconds: number
  /** mm:ss, or h:mm:ss from an hour on. */
  clock: string
}

const two = (value: number): string => String(value).padStart(2, '0')

export function timeLeft(ms: number): TimeLeft {
  const whole = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const seconds = whole % 60
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
  return { isOver: whole === 0, hours, minutes, seconds, clock }
}
