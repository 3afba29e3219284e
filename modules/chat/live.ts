/** Names of rooms of sockets: all who follow a conversation, all sockets of a member, and the inbox of a brand's consultants. */
export const chatRoom = (room_id: string): string => `chat:${room_id}`
export const memberRoom = (user_id: string): string => `chats-of:${user_id}`
export const inboxRoom = (tenant_id: string): string => `inbox:${tenant_id}`
export const consultantRoom = (consultant_id: string): string => `consultant:${consultant_id}`

/** What is told on the database's channel `chat`: what it is, of which room, and a number or a side. */
export type Change =
  | { what: 'message'; room_id: string; seq: number }
  | { what: 'room'; room_id: string }
  | { what: 'read-member' | 'read-consultant'; room_id: string; seq: number }
  | { what: 'typing-member' | 'typing-consultant' | 'status-member' | 'status-consultant'; room_id: string }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function changeIn(payload: string): Change | undefined {
  const [what, room_id = '', number] = payload.split(' ')
  if (!uuid.test(room_id)) return undefined
  switch (what) {
    case 'message':
    case 'read-member':
    case 'read-consultant':
      return /^\d{1,9}$/.test(number ?? '') ? { what, room_id, seq: Number(number) } : undefined
    case 'room':
    case 'typing-member':
    case 'typing-consultant':
    case 'status-member':
    case 'status-consultant':
      return { what, room_id }
    default:
      return undefined
  }
}
