import type { Server, Socket } from 'socket.io'
import type { Caller } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { ConsultantCaller } from '#core/socket-event.ts'
import type { Tenant } from '#core/tenant.ts'

/** What comes in is unknown until its contract has looked at it; what goes out was made by one. */
type Incoming = Record<string, (...said: unknown[]) => void>
type Outgoing = Record<string, (data: unknown) => void>
/** Who was admitted: a member, or a consultant of the tenant. */
export type Admitted = { tenant: Tenant; language: Language } & (
  | { who: 'member'; user: Caller }
  | { who: 'consultant'; consultant: ConsultantCaller }
)

/** A socket of some process, and when it came. */
export type Open = { id: string; at: number }
/** What one process asks the others. */
type Between = { openIn: (room: string, answer: (open: readonly Open[]) => void) => void }

export type ChatServer = Server<Incoming, Outgoing, Between, Admitted>
export type ChatSocket = Socket<Incoming, Outgoing, Between, Admitted>

/** Under whom the sockets and events of one person are counted. */
export const personOf = (one: Admitted): string => (one.who === 'member' ? one.user.id : one.consultant.staff_id)
