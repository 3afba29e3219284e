import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followInbox } from './follow-inbox.ts'

const line = vi.hoisted(() => ({
  isConnected: true,
  joined: 0,
  held: 0,
  hears: new Map<string, () => void>(),
}))
vi.mock('./desk-socket.ts', () => ({
  holdDeskSocket(hears: Record<string, () => void>) {
    line.held += 1
    for (const [name, listener] of Object.entries(hears)) line.hears.set(name, listener)
    const emit = (name: string) => {
      if (name === 'joinRoomChats') line.joined += 1
    }
    const release = () => {
      line.held -= 1
      line.hears.clear()
    }
    return { socket: { connected: line.isConnected, emit }, release }
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(line, { isConnected: true, joined: 0, held: 0 })
})
afterEach(() => vi.useRealTimers())

async function followed() {
  const changes = vi.fn()
  const stop = followInbox({ events: ['receiveMessage'], calmMs: 400, onChange: changes })
  await vi.dynamicImportSettled()
  return { changes, stop }
}

test('the inbox is joined once, on a line that stands or as soon as it does, and again when it was cut', async () => {
  const { stop } = await followed()
  expect(line.joined).toBe(1)
  line.hears.get('connect')?.()
  expect(line.joined).toBe(2)
  stop()
  line.isConnected = false
  const later = await followed()
  expect(line.joined).toBe(2)
  line.hears.get('connect')?.()
  expect(line.joined).toBe(3)
  later.stop()
})

test('a burst is one change, once it is over', async () => {
  const { changes, stop } = await followed()
  line.hears.get('receiveMessage')?.()
  vi.advanceTimersByTime(300)
  line.hears.get('receiveMessage')?.()
  vi.advanceTimersByTime(399)
  expect(changes).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(changes).toHaveBeenCalledTimes(1)
  stop()
})

test('who has stopped is told nothing any more and holds no line, though it came after that', async () => {
  const { changes, stop } = await followed()
  line.hears.get('receiveMessage')?.()
  stop()
  vi.advanceTimersByTime(1_000)
  expect([changes.mock.calls.length, line.held]).toEqual([0, 0])
  followInbox({ events: [], calmMs: 1, onChange: changes })()
  await vi.dynamicImportSettled()
  expect(line.held).toBe(0)
})

test('whoever asks is told that the line came, went or did not come', async () => {
  const onLine = vi.fn()
  const stop = followInbox({ events: [], calmMs: 1, onChange: vi.fn(), onLine })
  await vi.dynamicImportSettled()
  expect(onLine).toHaveBeenCalledTimes(1)
  for (const name of ['disconnect', 'connect_error', 'connect']) line.hears.get(name)?.()
  expect(onLine).toHaveBeenCalledTimes(4)
  stop()
})
