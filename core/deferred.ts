/** The other side is there and does not take this one now: another try may help, and it says nothing of what others send. */
export class Deferred extends Error {
  override name = 'Deferred'
}

/** Whether an HTTP answer is about what was sent, and not about how the service is. */
export const isAboutMessage = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429
