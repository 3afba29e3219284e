import type { Server, Socket } from 'socket.io'
import type { Caller } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { Tenant } from '#core/tenant.ts'

/** What comes in is unknown until its contract has looked at it; what goes out was made by one. */
type Incoming = Record<string, (...said: unknown[]) => void>
type Outgoing = Record<string, (data: unknown) => void>
type Own = { user: Caller; tenant: Tenant; language: Language }

export type MemberServer = Server<Incoming, Outgoing, Record<string, never>, Own>
export type MemberSocket = Socket<Incoming, Outgoing, Record<string, never>, Own>
