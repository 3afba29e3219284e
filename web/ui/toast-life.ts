export type ToastPhase = 'waiting' | 'in' | 'out' | 'gone'
export type ToastSchedule = { inAt: number; outAt: number; goneAt: number }

export const toastTimeout = 3000

/** When a toast slides in, slides out and is gone, in ms after it was made. Seeds: 100, then 400 + timeout. */
export const toastSchedule = (timeout: number = toastTimeout): ToastSchedule => {
  const outAt = 400 + timeout
  return { inAt: 100, outAt, goneAt: outAt + 300 }
}

export function toastPhase(age: number, timeout?: number): ToastPhase {
  const { inAt, outAt, goneAt } = toastSchedule(timeout)
  if (age < inAt) return 'waiting'
  if (age < outAt) return 'in'
  return age < goneAt ? 'out' : 'gone'
}

/**
 * How old it is after so much time more. A busy device wakes late: what it slept through is not taken from the next phase, or a
 * message could go without having been seen.
 */
export function toastAge(age: number, passed: number, timeout?: number): number {
  const next = untilNextPhase(age, timeout)
  return next === null ? age + passed : age + Math.min(passed, next)
}

/** Milliseconds until the next phase; null once gone. */
export function untilNextPhase(age: number, timeout?: number): number | null {
  const { inAt, outAt, goneAt } = toastSchedule(timeout)
  const next = [inAt, outAt, goneAt].find((at) => at > age)
  return next === undefined ? null : next - age
}
