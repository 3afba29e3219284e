import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Connection, connect } from '#database/connect.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { makeWire, type Wire } from '#test/support/wire.ts'
import { listenTo } from './listen.ts'

let wire: Wire
let speaking: Connection
beforeAll(async () => {
  wire = await makeWire(inject('cluster'))
  const options = { size: 1, onError: () => undefined }
  speaking = connect(databasesAt(inject('cluster')).url('postgres'), options)
})
afterAll(async () => {
  await speaking.close()
  await wire.close()
})

test('who listens on a wire that fell silent notices, listens anew, and says that there was a gap', async () => {
  const channel = `listen_${process.pid}`
  const received: string[] = []
  let gaps = 0
  const ear = listenTo({
    channel,
    application: { directUrl: wire.url('postgres'), log: pino({ level: 'silent' }) },
    onNotice: (payload) => received.push(payload),
    onListening: () => gaps++,
    // Long enough between two tries that somebody who looks now and then sees that nothing is open.
    pace: { retry: 500, beat: 100, silence: 1000 },
  })
  const say = (text: string) => speaking.pool.query('select pg_notify($1, $2)', [channel, text])
  ear.start()
  await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 20_000 })
  await say('first')
  await vi.waitFor(() => expect(received).toEqual(['first']), { timeout: 20_000 })
  wire.mute()
  await say('lost')
  await vi.waitFor(() => expect(wire.open()).toBe(0), { timeout: 20_000 })
  wire.unmute()
  await vi.waitFor(() => expect(gaps).toBe(2), { timeout: 20_000 })
  await say('second')
  await vi.waitFor(() => expect(received).toEqual(['first', 'second']), { timeout: 20_000 })
  await ear.stop()
})
