/** The product's time. Only the demo may move it; every rule takes it as a value. */
export type Clock = {
  now(): Date
  /** How far it was moved, in milliseconds. */
  ahead(): number
  moveTo(time: Date): void
  restore(): void
}

export function productClock(): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    ahead: () => ahead,
    moveTo: (time) => {
      ahead = time.getTime() - Date.now()
    },
    restore: () => {
      ahead = 0
    },
  }
}
