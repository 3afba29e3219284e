import { io, type Socket } from 'socket.io-client'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { consultants } from '#modules/affiliate/tables.ts'
import { consultant_presence } from '#modules/chat/tables.ts'
import { anyReader } from './notices.ts'
import { someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

type Wish = { tenant_id?: string; is_on?: boolean; name?: string; seen_at?: Date; assigned_at?: Date }

/** Somebody who answers members of a brand: a consultant with an account at the desk, signed in, and taking questions unless told otherwise. */
export async function aConsultant(home: TestApp, wish: Wish = {}) {
  const { tenant_id = demoTenants[0].id, is_on = true, name = 'Aisyah Nur' } = wish
  const { db, clock } = home.application
  const now = clock.now()
  const { id: staff_id, token } = await someStaff(home, {
    role: 'consultant',
    scope: { kind: 'tenant', id: tenant_id },
  })
  const id = newId(now)
  const affiliate_code = `code-${id.slice(-12)}`
  await db.insert(consultants).values({
    ...{ id, tenant_id, staff_id, affiliate_code, full_name: name, whatsapp_number: '+628110000000', created_at: now },
  })
  const { seen_at = now, assigned_at = null } = wish
  await db.insert(consultant_presence).values({ consultant_id: id, is_on, seen_at, assigned_at })
  return { id, staff_id, token, affiliate_code, name }
}

/** From now on nobody takes questions, until the next consultant. */
export const everyoneOff = ({ application }: TestApp) =>
  application.db.update(consultant_presence).set({ is_on: false })

export const hostOf = (tenant_id: string): string => (tenant_id === demoTenants[0].id ? 'localhost' : 'demo.localhost')

type Opening = { token: string; code?: string | undefined; host?: string }

/** The running conversation of who is signed in, opened over HTTP. */
export async function openRoom(home: TestApp, { token, code, host = 'localhost' }: Opening) {
  const body = code === undefined ? {} : { affiliate_code: code }
  const reply = await ask(home, 'POST', '/api/v3/chats', { token, body, headers: { host } })
  if (reply.status !== 200) throw new Error(`no room: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.data.room
}

/** A member who has a conversation: with a consultant, where one is given. */
export async function aChat(home: TestApp, consultant?: { affiliate_code: string }) {
  const { member, token } = await anyReader(home)
  const room = await openRoom(home, { token, code: consultant?.affiliate_code })
  return { member, token, room, id: String(room.user_chat_id), url: `/api/v3/chats/${room.user_chat_id}` }
}

/** Says something over HTTP. */
export const sayTo = (home: TestApp, { url, token }: { url: string; token: string }, body: object) =>
  ask(home, 'POST', `${url}/messages`, { token, body })

type Dialling = { token?: string; host?: string; type?: 'consultant'; headers?: Record<string, string> }
type Dialled = { socket: Socket; next<T = unknown>(name: string): Promise<T>; received: [string, unknown][] }

/** Sockets of one test file: all it dials, ended after each test by `hangUp`. */
export function dialling(port: () => number) {
  const open: Socket[] = []
  const dial = ({ token, host = 'localhost', type, headers = {} }: Dialling): Socket => {
    const extraHeaders = {
      host,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(type && { 'x-type': type }),
      ...headers,
    }
    const options = { transports: ['websocket'], extraHeaders, reconnection: false, forceNew: true }
    const socket = io(`http://127.0.0.1:${port()}`, options)
    open.push(socket)
    return socket
  }
  return {
    dial,
    hangUp: () => {
      for (const socket of open.splice(0)) socket.disconnect()
    },
    /** Connected; what it is told from the first moment on is kept. */
    async connected(wish: Dialling): Promise<Dialled> {
      const socket = dial(wish)
      const received: [string, unknown][] = []
      socket.onAny((name: string, data: unknown) => void received.push([name, data]))
      await new Promise((resolve, reject) => {
        socket.once('connect', () => resolve(undefined))
        socket.once('connect_error', reject)
      })
      const next = <T>(name: string) => new Promise<T>((resolve) => socket.once(name, resolve))
      return { socket, received, next }
    },
  }
}

/** Says an event, and what it was answered. */
export const tell = (socket: Socket, name: string, ...said: unknown[]) =>
  socket.timeout(10_000).emitWithAck(name, ...said)
