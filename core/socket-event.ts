import type { z } from 'zod'
import type { Caller, Db } from './context.ts'
import type { Language } from './messages.ts'
import type { LimitRule } from './ports.ts'
import type { Tenant } from './tenant.ts'

/** Who is at the other end of a socket: a member of a tenant, or somebody of the desk who answers its members. */
export type SocketWho = 'member' | 'consultant'
export type ConsultantCaller = { id: string; staff_id: string; session_id: string; name: string }

/** What a client may say over a socket. Declared like a call: what it is, who may, and how often. */
export type SocketEvent<
  W extends SocketWho = SocketWho,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = {
  name: string
  who: W
  /** One sentence for the reader of the documentation. */
  about: string
  /** What is said with it; anything else is refused at its field, as at a call. */
  input: I
  /** What is answered where the client asked for an answer. */
  output: O
  /** How many somebody may say in how many seconds, over all sockets of a process. */
  limit: LimitRule
}

/** What a client is told over a socket. */
export type SocketNotice<D extends z.ZodType = z.ZodType> = { name: string; about: string; data: D }

export const socketEvent = <const W extends SocketWho, I extends z.ZodType, O extends z.ZodType>(
  event: SocketEvent<W, I, O>,
) => event
export const socketNotice = <D extends z.ZodType>(notice: SocketNotice<D>) => notice

type Base<Ports> = {
  db: Db
  now: Date
  tenant: Tenant
  language: Language
  ports: Ports
  /** From now on this socket is told what the room is told. */
  join(room: string): Promise<void>
  leave(room: string): Promise<void>
  /** Tells this socket alone. */
  emit<D extends z.ZodType>(notice: SocketNotice<D>, data: z.output<D>): void
}
type CallerOf = { member: { user: Caller }; consultant: { consultant: ConsultantCaller } }
export type SocketCtx<Ports = unknown, W extends SocketWho = 'member'> = Base<Ports> & CallerOf[W]

export type SocketHandler<E extends SocketEvent, Ports> = (
  // As a method would be: whoever pairs events with handlers has looked at `who`.
  ctx: SocketCtx<Ports, E['who']>,
  input: z.output<E['input']>,
) => Promise<z.output<E['output']>>

/** `satisfies SocketHandlers<typeof events, Ports>`: a forgotten handler, or another shape, does not compile. */
export type SocketHandlers<Events extends Record<string, SocketEvent>, Ports> = {
  [K in keyof Events]: SocketHandler<Events[K], Ports>
}
