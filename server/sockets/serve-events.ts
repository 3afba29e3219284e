import { codes } from '#core/refusal-codes.ts'
import { failureOf, Refusal } from '#core/refusals.ts'
import type { SocketCtx, SocketEvent, SocketHandler } from '#core/socket-event.ts'
import { fieldErrors } from '#core/validation.ts'
import type { Application } from '../compose.ts'
import { refusalOf } from '../http/failures.ts'
import { memoryLimits } from '../limits.ts'
import { modules } from '../modules.ts'
import { unsafePart } from '../unsafe.ts'
import type { MemberSocket } from './events.ts'

export type BoundEvent = { event: SocketEvent; run: SocketHandler<SocketEvent, unknown> }

/** Events and handlers of all modules, paired by name. */
export function socketEvents(): BoundEvent[] {
  return modules.flatMap((module) => {
    if (!('sockets' in module)) return []
    const handlers: Record<string, BoundEvent['run']> = module.sockets.handlers
    return Object.entries<SocketEvent>(module.sockets.events).map(([name, event]) => {
      const run = handlers[name]
      if (!run) throw new Error(`no handler for ${event.name}`)
      return { event, run }
    })
  })
}

type Parts = { application: Application; bound: readonly BoundEvent[] }

/** Limits, input, handler, output, as at a call: who it is was asked when the socket was admitted. */
export function serveEvents({ application, bound }: Parts): (socket: MemberSocket) => void {
  const take = memoryLimits(() => performance.now())
  const answer = async (socket: MemberSocket, { event, run }: BoundEvent, said: unknown): Promise<unknown> => {
    const { user, language } = socket.data
    const wait = take(`${event.name} ${user.id}`, event.limit)
    if (wait !== undefined) throw new Refusal(codes.too_many_requests, { retry_after_seconds: wait })
    const parsed = event.input.safeParse(said, { reportInput: true })
    if (!parsed.success) throw new Refusal(codes.input_invalid, { errors: fieldErrors(parsed.error.issues, language) })
    if (unsafePart(parsed.data)) throw new Refusal(codes.input_invalid)
    return event.output.parse(await run(contextOf(application, socket), parsed.data))
  }
  return (socket) => {
    for (const one of bound) {
      socket.on(one.event.name, (...said) => {
        const reply = said.at(-1)
        const tell = typeof reply === 'function' ? reply : () => undefined
        answer(socket, one, typeof said[0] === 'function' ? undefined : said[0]).then(
          (data) => void tell(data),
          (error: unknown) => void tell(failureOf(refusalOf(error, application.log), socket.data.language).body),
        )
      })
    }
  }
}

function contextOf({ db, clock, ports }: Application, socket: MemberSocket): SocketCtx {
  return {
    db,
    now: clock.now(),
    ports,
    ...socket.data,
    async join(room) {
      await socket.join(room)
    },
    emit: (notice, data) => void socket.emit(notice.name, notice.data.parse(data)),
  }
}
