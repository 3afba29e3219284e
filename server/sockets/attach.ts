import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { isRefusal } from '#core/refusals.ts'
import { listLiveSessions } from '#modules/identity/module.ts'
import type { Application } from '../compose.ts'
import { always, defaultHeaders } from '../http/headers.ts'
import { memberFor, tenantFor } from './admit.ts'
import type { MemberServer, MemberSocket } from './events.ts'
import { guardMessages, guardPackets } from './guard.ts'
import { type BoundEvent, serveEvents, socketEvents } from './serve-events.ts'
import { followTotals, type Totals } from './totals.ts'

/** A member with many tabs keeps the newest of them. */
const mostOfMember = 10
/** security.md, row 9: who was signed out is cut within a minute. */
const sweepMs = 20_000

/** Sockets on the server's own port. A message is text of a stranger: nothing it says may throw. */
export function attachSockets(
  app: FastifyInstance,
  application: Application,
  bound: readonly BoundEvent[] = socketEvents(),
): MemberServer {
  const io: MemberServer = new Server({
    serveClient: false,
    // What members send are names of events; a frame beyond this ends its connection.
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: 10_000,
    allowRequest: (request, done) => done(null, tenantFor(request, application) !== undefined),
  })
  io.attach(app.server)
  addHeaders(app)
  io.use((socket, next) => {
    admit(socket, application).then(
      () => next(),
      (error: unknown) => next(refusalOf(error, application)),
    )
  })
  io.engine.on('connection', guardPackets)
  const totals = followTotals(io, application)
  const serve = serveEvents({ application, bound })
  io.on('connection', (socket) => {
    guardMessages(socket)
    keepNewest(io, socket)
    serve(socket)
  })
  startAndStop(app, { io, application, totals })
  return io
}

type Running = { io: MemberServer; application: Application; totals: Totals }

function startAndStop(app: FastifyInstance, { io, application, totals }: Running): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    totals.start()
    timer = setInterval(() => void cutEnded(io, application), sweepMs)
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    io.disconnectSockets(true)
    io.engine.close()
    await totals.stop()
  })
}

async function admit(socket: MemberSocket, application: Application): Promise<void> {
  const member = await memberFor(socket.request, application)
  if (!member) throw new Error('refused')
  socket.data = member
}

/** The client reads the code, as it does at a call; anything else is ours to know. */
function refusalOf(error: unknown, { log }: Application): Error {
  if (isRefusal(error)) return Object.assign(new Error(error.code), { data: { code: error.code } })
  if (!(error instanceof Error) || error.message !== 'refused') log.error({ err: error }, 'a socket was not admitted')
  return new Error('refused')
}

function keepNewest(io: MemberServer, socket: MemberSocket): void {
  const { user } = socket.data
  const others = [...io.sockets.sockets.values()].filter((one) => one.data.user.id === user.id)
  for (const old of others.slice(0, Math.max(0, others.length - mostOfMember))) old.disconnect(true)
}

/** Ends the sockets of sign-ins that have ended. While the database is away nothing can have ended there. */
export async function cutEnded(io: MemberServer, { db, log }: Pick<Application, 'db' | 'log'>): Promise<void> {
  const open = [...io.sockets.sockets.values()]
  try {
    for (let i = 0; i < open.length; i += 1000) {
      const some = open.slice(i, i + 1000)
      const live = await listLiveSessions(db, [...new Set(some.map(({ data }) => data.user.session_id))])
      for (const socket of some) if (!live.has(socket.data.user.session_id)) socket.disconnect(true)
    }
  } catch (error) {
    log.warn({ err: error }, 'the sessions of sockets could not be looked at')
  }
}

/** Engine.io answers by itself: its answers carry what all of ours carry. */
function addHeaders(app: FastifyInstance): void {
  app.server.prependListener('request', (request, response) => {
    if (!request.url?.startsWith('/socket.io/')) return
    for (const [name, value] of Object.entries({ ...always, ...defaultHeaders })) response.setHeader(name, value)
  })
}
