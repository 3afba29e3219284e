import { afterEach, expect, test, vi } from 'vitest'
import { holdDeskSocket } from './desk-socket.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

// A server with Redis refuses to be asked again and again: each request would come to another node.
test('a page of the desk opens one connection, which any of several nodes takes', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'id' } })
  vi.stubGlobal('location', { protocol: 'http:', host: '127.0.0.1:9', hostname: '127.0.0.1', port: '9' })
  const { socket } = holdDeskSocket({})
  socket.disconnect()
  expect(socket.io.opts.transports).toEqual(['websocket'])
  expect(socket.io.opts.query).toMatchObject({ language: 'id' })
})
