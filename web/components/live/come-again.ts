import { recordOf } from '#core/record.ts'
import { codes } from '#core/refusal-codes.ts'

type Refused = {
  readonly active: boolean
  on(name: 'connect_error', listener: (error: Error) => void): unknown
  connect(): unknown
}

// As long as a database fails over, and not all at the same instant.
const retryMs = 10_000
const passing: readonly unknown[] = [codes.too_many_requests, codes.service_unavailable, codes.server_error]

export const codeOf = (error: Error): unknown => recordOf(Reflect.get(error, 'data')).code

/** Where a server answers that somebody may not connect, socket.io tries nothing more; for a reason that passes, this does. */
export function comeAgain(socket: Refused, isHeld: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  socket.on('connect_error', (error) => {
    if (socket.active || !passing.includes(codeOf(error))) return
    clearTimeout(timer)
    timer = setTimeout(() => isHeld() && !socket.active && socket.connect(), retryMs * (1 + Math.random()))
  })
}
