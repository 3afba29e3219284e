import { beforeEach, expect, test, vi } from 'vitest'
import { type ChatRoom, followRooms } from './rooms.ts'

const line = vi.hoisted(() => ({ queries: 0, hears: new Map<string, (said: unknown) => void>() }))
vi.mock('./socket.ts', () => ({
  holdSocket(hears: Record<string, (said: unknown) => void>) {
    for (const [name, listener] of Object.entries(hears)) line.hears.set(name, listener)
    const emit = () => {
      line.queries += 1
    }
    return { socket: { connected: true, emit }, release: () => line.hears.clear() }
  },
}))
const tell = (total_unread: number) =>
  line.hears.get('userRoomChats')?.({ items: [] satisfies ChatRoom[], total_unread })
beforeEach(() => {
  line.queries = 0
})

test('the counter of the header, which listens after the page does, asks how much is unread now', () => {
  const received: number[] = []
  const stops = [followRooms(() => undefined)]
  tell(0)
  expect(line.queries).toBe(1)
  stops.push(followRooms(({ total_unread }) => received.push(total_unread)))
  expect(line.queries).toBe(2)
  tell(0)
  expect(received).toEqual([0])
  for (const stop of stops) stop()
  expect(line.hears.size).toBe(0)
})
