import type { Server, Socket } from 'socket.io'

/** What is said over sockets. What comes in is unknown until it is looked at. */
type Incoming = { joinTotalNotification: (...said: unknown[]) => void }
type Outgoing = { totalNotification: (total: { total_unread: number }) => void }
type Own = { user_id: string; session_id: string }

/** Where all sockets of a member are reached. */
export const memberRoom = (user_id: string): string => `member:${user_id}`

export type MemberServer = Server<Incoming, Outgoing, Record<string, never>, Own>
export type MemberSocket = Socket<Incoming, Outgoing, Record<string, never>, Own>
