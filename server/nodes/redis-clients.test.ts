import { Redis } from 'ioredis'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pauseMs, withPauses } from './redis-clients.ts'

/** A client that is answered by hand, and what is logged of it. */
function answeredBy(answer: () => Promise<null>) {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => said.push(JSON.parse(line).msg) })
  const client = new Redis({ lazyConnect: true })
  onTestFinished(() => client.disconnect())
  const xread = vi.fn(answer)
  return { client: withPauses(Object.assign(client, { xread }), log), said, xread }
}

/** As the adapter of sockets does: whatever it was answered, it asks again. */
async function readOn(client: Redis, isOver: () => boolean): Promise<void> {
  while (!isOver()) await client.xread('COUNT', 1, 'STREAMS', 'stream', '$').catch(() => undefined)
}

const refusal = () => Object.assign(new Error('NOPERM this user has no permissions'), { name: 'ReplyError' })

test('a stream that Redis refuses is read once in a pause, and each streak of refusals is said once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [refuse, pass] = [() => Promise.reject(refusal()), () => new Promise<null>((r) => setTimeout(r, 10, null))]
  const answers = [refuse, refuse, refuse, pass, refuse, refuse]
  const { client, said, xread } = answeredBy(() => (answers.shift() ?? pass)())
  const reading = readOn(client, () => answers.length === 0)
  await vi.advanceTimersByTimeAsync(pauseMs - 1)
  expect(xread).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5 * pauseMs)
  await reading
  const [refused, read] = [expect.stringContaining('refuses to be read'), expect.stringContaining('is read again')]
  expect([said, xread.mock.calls.length]).toEqual([[refused, read, refused], 6])
})

test('a client that was ended pauses as well, and says nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isOver = false
  const { client, said, xread } = answeredBy(() => Promise.reject(new Error('Connection is closed.')))
  const reading = readOn(client, () => isOver)
  await vi.advanceTimersByTimeAsync(pauseMs - 1)
  isOver = true
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect([said, xread.mock.calls.length]).toEqual([[], 1])
})
