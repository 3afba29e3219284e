import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Db } from '#core/context.ts'
import { endedAmong } from '#modules/affiliate/module.ts'
import { greeting, userChat } from '#modules/chat/module.ts'
import { listLiveSessions } from '#modules/identity/module.ts'
import { listLiveStaffSessions } from '#modules/staff/module.ts'
import type { Application } from '../compose.ts'
import { refusalOf } from '../http/failures.ts'
import { always, defaultHeaders } from '../http/headers.ts'
import type { SocketAdapter } from '../nodes/nodes.ts'
import { callerFor, isWelcome } from './admit.ts'
import type { ChatServer, ChatSocket } from './events.ts'
import { followChat } from './follow-chat.ts'
import { followPresence } from './follow-presence.ts'
import { guardMessages, guardPackets } from './guard.ts'
import { limitHandshakes, usualWaiting, type Waiting } from './handshakes.ts'
import { keepNewest, personRoom } from './keep-newest.ts'
import { type BoundEvent, serveEvents, socketEvents } from './serve-events.ts'
import { followTotals } from './totals.ts'

/** security.md, row 9: who was signed out is cut within a minute. */
const usualSweepMs = 20_000
type Options = { bound?: readonly BoundEvent[]; sweepMs?: number; waiting?: Waiting }

/** Sockets on the server's own port. A message is text of a stranger: nothing it says may throw. */
export function attachSockets(
  app: FastifyInstance,
  application: Application,
  { bound = socketEvents(), sweepMs = usualSweepMs, waiting = usualWaiting }: Options = {},
): ChatServer {
  const shared = application.nodes.sockets()
  const io: ChatServer = new Server({
    serveClient: false,
    // Of many requests each may come to another node: only one connection stays with one.
    transports: ['websocket'],
    ...(shared && { adapter: shared.adapter }),
    // What members send are names of events; a frame beyond this ends its connection.
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: waiting.ms,
    allowRequest: (request, done) => done(null, isWelcome(request, application)),
  })
  io.attach(app.server)
  addHeaders(app)
  admitOnly(io, application, waiting)
  io.engine.on('connection', guardPackets)
  const followers = [followTotals(io, application), followChat(io, application)]
  const presence = followPresence(io, application)
  const serve = serveEvents({ application, bound })
  const keep = keepNewest(io, application)
  io.on('connection', (socket) => {
    guardMessages(socket)
    // Who leaves would stay connected as nobody, and be counted nowhere.
    socket.on('disconnect', () => socket.conn.close())
    keep.came(socket)
    serve(socket)
    presence.came(socket)
    void greet(socket, application)
  })
  startAndStop(app, { io, application, shared, followers: [...followers, presence, keep], sweepMs })
  return io
}

/** Lets in who may, as many at once as may wait for it. */
function admitOnly(io: ChatServer, application: Application, waiting: Waiting): void {
  const handshakes = limitHandshakes(application, waiting)
  io.engine.use(handshakes.check)
  io.use((socket, next) => {
    if (!handshakes.ask(socket.request)) return void socket.conn.close()
    admit(socket, application).then(
      () => {
        handshakes.admit(socket.request)
        next()
      },
      (error: unknown) => {
        next(failureFor(error, application))
        // Whoever tries again is counted again. What they are told goes out first.
        setImmediate(() => socket.conn.close())
      },
    )
  })
}

type Follower = { start(): void; stop(): void | Promise<void> }
type Running = {
  io: ChatServer
  application: Application
  shared: SocketAdapter | undefined
  followers: readonly Follower[]
  sweepMs: number
}

function startAndStop(app: FastifyInstance, { io, application, shared, followers, sweepMs }: Running): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    for (const one of followers) one.start()
    timer = setInterval(() => void cutEnded(io, application), sweepMs)
  })
  const stopListening = application.nodes.on((said) => {
    if (said.topic === 'sessions') void cutEnded(io, application, personRoom(said.user_id))
    if (said.topic === 'staff-sessions') void cutEnded(io, application, personRoom(said.staff_id))
    if (said.topic === 'everything') void cutEnded(io, application)
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    stopListening()
    io.local.disconnectSockets(true)
    io.engine.close()
    shared?.close()
    await Promise.all(followers.map((one) => one.stop()))
  })
}

const nobody = new Error('refused')

async function admit(socket: ChatSocket, application: Application): Promise<void> {
  const admitted = await callerFor(socket.request, application)
  if (!admitted) throw nobody
  socket.data = admitted
}

/** The client reads the code, as it does at a call, and whether to come again; who is nobody here is told nothing. */
function failureFor(error: unknown, { log }: Application): Error {
  if (error === nobody) return nobody
  const { code } = refusalOf(error, log)
  return Object.assign(new Error(code), { data: { code } })
}

/** Seeds: after `userChat` a client joins the totals. */
async function greet(socket: ChatSocket, { db, clock, log }: Application): Promise<void> {
  const { data } = socket
  if (data.who !== 'member') return
  try {
    const said = await greeting(db, { tenant_id: data.tenant.id, user_id: data.user.id, now: clock.now() })
    if (said) socket.emit(userChat.name, userChat.data.parse(said))
  } catch (error) {
    log.warn({ err: error }, 'a member could not be greeted')
  }
}

type Looking = Pick<Application, 'db' | 'log' | 'clock'>

/** Ends the sockets of sign-ins, roles and consultants that have ended. While the database is away nothing can have ended there. */
export async function cutEnded(io: ChatServer, { db, log, clock }: Looking, room?: string): Promise<void> {
  const open = socketsHere(io, room)
  try {
    for (let i = 0; i < open.length; i += 1000) {
      const some = open.slice(i, i + 1000)
      const lasts = await whoLasts(db, some, clock.now())
      for (const socket of some) if (!lasts(socket)) socket.disconnect(true)
    }
  } catch (error) {
    log.warn({ err: error }, 'the sessions of sockets could not be looked at')
  }
}

/** All of this process, or those in a room. */
const socketsHere = ({ sockets: { sockets, adapter } }: ChatServer, room: string | undefined): ChatSocket[] =>
  room === undefined
    ? [...sockets.values()]
    : [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? [])

async function whoLasts(db: Db, some: readonly ChatSocket[], now: Date): Promise<(socket: ChatSocket) => boolean> {
  const members = some.flatMap(({ data }) => (data.who === 'member' ? data.user.session_id : []))
  const consultants = some.flatMap(({ data }) => (data.who === 'consultant' ? data.consultant : []))
  const sessions = [...new Set(consultants.map(({ session_id }) => session_id))]
  const live = await listLiveSessions(db, [...new Set(members)])
  const roles = await listLiveStaffSessions(db, sessions, { role: 'consultant', now })
  const ended = await endedAmong(db, [...new Set(consultants.map(({ id }) => id))])
  return ({ data }) => {
    if (data.who === 'member') return live.has(data.user.session_id)
    const { id, session_id } = data.consultant
    const isHere = (one: (typeof roles)[number]) => one.scope_kind === 'platform' || one.scope_id === data.tenant.id
    return !ended.includes(id) && roles.some((one) => one.id === session_id && isHere(one))
  }
}

/** Engine.io answers by itself: its answers carry what all of ours carry. */
function addHeaders(app: FastifyInstance): void {
  app.server.prependListener('request', (request, response) => {
    if (!request.url?.startsWith('/socket.io/')) return
    for (const [name, value] of Object.entries({ ...always, ...defaultHeaders })) response.setHeader(name, value)
  })
}
