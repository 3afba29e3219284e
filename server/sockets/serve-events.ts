import { codes } from '#core/refusal-codes.ts'
import { failureOf, Refusal } from '#core/refusals.ts'
import type { SocketCtx, SocketEvent, SocketNotice, SocketWho } from '#core/socket-event.ts'
import { fieldErrors } from '#core/validation.ts'
import type { Application } from '../compose.ts'
import { refusalOf } from '../http/failures.ts'
import { modules } from '../modules.ts'
import { unsafePart } from '../unsafe.ts'
import { type ChatSocket, personOf } from './events.ts'

export type BoundEvent = {
  event: SocketEvent
  // As a method: that an event and its handler belong together was checked where they were declared.
  run(ctx: SocketCtx<unknown, SocketWho>, input: unknown): Promise<unknown>
}
type Said = { events: Record<string, SocketEvent>; handlers: Record<string, BoundEvent['run']> }

/** Events and handlers of all modules, paired by name. */
export function socketEvents(): BoundEvent[] {
  return modules.flatMap((module) => [
    ...('sockets' in module ? pairsOf(module.sockets) : []),
    ...('consultantSockets' in module ? pairsOf(module.consultantSockets) : []),
  ])
}

type BoundNotice = { who: SocketWho; notice: SocketNotice }

/** Notices of all modules, and who is told them. */
export const socketNotices = (): BoundNotice[] =>
  modules.flatMap((module) => [
    ...('sockets' in module ? noticesOf('member', module.sockets.notices) : []),
    ...('consultantSockets' in module ? noticesOf('consultant', module.consultantSockets.notices) : []),
  ])

const noticesOf = (who: SocketWho, notices: Record<string, SocketNotice>): BoundNotice[] =>
  Object.values(notices).map((notice) => ({ who, notice }))

const pairsOf = ({ events, handlers }: Said): BoundEvent[] =>
  Object.entries(events).map(([name, event]) => {
    const run = handlers[name]
    if (!run) throw new Error(`no handler for ${event.name}`)
    return { event, run }
  })

type Parts = { application: Application; bound: readonly BoundEvent[] }

/** Limits, input, handler, output, as at a call: who it is was asked when the socket was admitted. */
export function serveEvents({ application, bound }: Parts): (socket: ChatSocket) => void {
  const take = application.nodes.limits('events')
  const answer = async (socket: ChatSocket, { event, run }: BoundEvent, said: unknown): Promise<unknown> => {
    const { language } = socket.data
    const wait = await take(`${event.name} ${personOf(socket.data)}`, event.limit)
    if (wait !== undefined) throw new Refusal(codes.too_many_requests, { retry_after_seconds: wait })
    const parsed = event.input.safeParse(said, { reportInput: true })
    if (!parsed.success) throw new Refusal(codes.input_invalid, { errors: fieldErrors(parsed.error.issues, language) })
    if (unsafePart(parsed.data)) throw new Refusal(codes.input_invalid)
    return event.output.parse(await run(contextOf(application, socket), parsed.data))
  }
  return (socket) => {
    for (const one of bound) {
      if (one.event.who !== socket.data.who) continue
      socket.on(one.event.name, (...said) => {
        const reply = said.at(-1)
        const tell = typeof reply === 'function' ? reply : () => undefined
        const name = `socket ${one.event.name}`
        const input = typeof said[0] === 'function' ? undefined : said[0]
        const work = () => application.figures.watch(name, () => answer(socket, one, input))
        const { traces } = application
        const answered = traces ? traces.within({ name }, work) : work()
        answered.then(
          (data) => void tell(data),
          (error: unknown) => void tell(failureOf(refusalOf(error, application.log), socket.data.language).body),
        )
      })
    }
  }
}

function contextOf({ db, clock, ports }: Application, socket: ChatSocket): SocketCtx<unknown, SocketWho> {
  return {
    db,
    now: clock.now(),
    ports,
    ...socket.data,
    async join(room) {
      await socket.join(room)
    },
    async leave(room) {
      await socket.leave(room)
    },
    emit: (notice, data) => void socket.emit(notice.name, notice.data.parse(data)),
  }
}
