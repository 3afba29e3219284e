import type { z } from 'zod'
import type { Caller, Db } from './context.ts'
import type { Language } from './messages.ts'
import type { LimitRule } from './ports.ts'
import type { Tenant } from './tenant.ts'

/** What a client may say over a socket. Declared like a call: what it is, who may, and how often. */
export type SocketEvent<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  name: string
  who: 'member'
  /** One sentence for the reader of the documentation. */
  about: string
  /** What is said with it; anything else is refused at its field, as at a call. */
  input: I
  /** What is answered where the client asked for an answer. */
  output: O
  /** How many a member may say in how many seconds, over all sockets of a process. */
  limit: LimitRule
}

/** What a client is told over a socket. */
export type SocketNotice<D extends z.ZodType = z.ZodType> = { name: string; about: string; data: D }

export const socketEvent = <I extends z.ZodType, O extends z.ZodType>(event: SocketEvent<I, O>) => event
export const socketNotice = <D extends z.ZodType>(notice: SocketNotice<D>) => notice

export type SocketCtx<Ports = unknown> = {
  db: Db
  now: Date
  tenant: Tenant
  language: Language
  user: Caller
  ports: Ports
  /** From now on this socket is told what the room is told. */
  join(room: string): Promise<void>
  /** Tells this socket alone. */
  emit<D extends z.ZodType>(notice: SocketNotice<D>, data: z.output<D>): void
}

export type SocketHandler<E extends SocketEvent, Ports> = (
  ctx: SocketCtx<Ports>,
  input: z.output<E['input']>,
) => Promise<z.output<E['output']>>

/** `satisfies SocketHandlers<typeof events, Ports>`: a forgotten handler, or another shape, does not compile. */
export type SocketHandlers<Events extends Record<string, SocketEvent>, Ports> = {
  [K in keyof Events]: SocketHandler<Events[K], Ports>
}
