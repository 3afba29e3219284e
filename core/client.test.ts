import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from './call.ts'
import { type ClientSession, client, isCallFailure, type WireReply, type WireRequest } from './client.ts'

const greet = call({
  method: 'POST',
  path: '/api/v3/greet',
  who: 'member',
  about: 'Greets.',
  input: z.object({ name: z.string() }),
  output: z.object({ text: z.string() }),
})

const good = { status: 200, body: { message: 'Berhasil', data: { text: 'hai' } } }
const refusal = (status: number, code = 'F-XXX-1x1') => ({ status, body: { code, message: 'tidak' } })

function setUp(replies: WireReply[], wishes: Partial<ClientSession> = {}) {
  const sent: WireRequest[] = []
  const events: string[] = []
  const session: ClientSession = {
    accessToken: () => 'app-key',
    userToken: () => 'old',
    renew: async (refused) => {
      events.push(`renew ${refused}`)
      return 'new'
    },
    end: () => events.push('end'),
    ...wishes,
  }
  const ask = client(async (request) => {
    sent.push(request)
    return replies[sent.length - 1] ?? refusal(500, 'F-SRV-5x0')
  }, session)
  const outcome = ask(greet, { name: 'Siti' }).then(
    (reply) => ({ data: reply.data, failure: undefined }),
    (error: unknown) => ({ data: undefined, failure: isCallFailure(error) ? error : undefined }),
  )
  return { sent, events, outcome }
}

for (const [title, first] of [
  ['406', refusal(406, 'F-ABT-4k6')],
  ['400', refusal(400)],
  ['400 with F-ABT-9v3', refusal(400, 'F-ABT-9v3')],
] as const) {
  test(`a ${title} is tried once more without the app key, and the rest stays`, async () => {
    const { sent, events, outcome } = setUp([first, good])
    expect((await outcome).data).toEqual({ text: 'hai' })
    expect(sent.map(({ headers }) => headers['access-token'])).toEqual(['app-key', undefined])
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer old'])
    expect(sent[1]?.input).toEqual({ name: 'Siti' })
    expect(events).toEqual([])
  })

  test(`a second ${title} goes to the caller`, async () => {
    const { sent, outcome } = setUp([first, first, good])
    expect((await outcome).failure?.status).toBe(first.status)
    expect(sent).toHaveLength(2)
  })

  test(`a ${title} without an app key is not tried again`, async () => {
    const { sent, outcome } = setUp([first, good], { accessToken: () => undefined })
    expect((await outcome).failure?.code).toBe(first.body.code)
    expect(sent).toHaveLength(1)
  })
}

test('a 401 renews the user token and is tried once more with it and the app key', async () => {
  const { sent, events, outcome } = setUp([refusal(401), good])
  expect((await outcome).data).toEqual({ text: 'hai' })
  expect(events).toEqual(['renew old'])
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
  expect(sent[1]?.headers['access-token']).toBe('app-key')
})

test('a second 401 goes to the caller, and nothing is renewed twice', async () => {
  const { sent, events, outcome } = setUp([refusal(401), refusal(401), good])
  expect((await outcome).failure?.status).toBe(401)
  expect(sent).toHaveLength(2)
  expect(events).toEqual(['renew old'])
})

test('a token that cannot be renewed is left out of the second try', async () => {
  const { sent, outcome } = setUp([refusal(401), good], { renew: async () => undefined })
  expect((await outcome).data).toEqual({ text: 'hai' })
  expect(sent[1]?.headers.authorization).toBeUndefined()
})

test('a guest with nothing to renew is not tried again', async () => {
  const nobody = { userToken: () => undefined, renew: async () => undefined }
  const { sent, outcome } = setUp([refusal(401), good], nobody)
  expect((await outcome).failure?.status).toBe(401)
  expect(sent).toHaveLength(1)
})

test('a 417 ends the session and goes to the caller', async () => {
  const { sent, events, outcome } = setUp([refusal(417, 'F-SES-7q4'), good])
  expect((await outcome).failure?.code).toBe('F-SES-7q4')
  expect(sent).toHaveLength(1)
  expect(events).toEqual(['end'])
})

test('a 417 on the second try ends the session as well', async () => {
  const { events, outcome } = setUp([refusal(401), refusal(417), good])
  expect((await outcome).failure?.status).toBe(417)
  expect(events).toEqual(['renew old', 'end'])
})

for (const status of [403, 404, 409, 422, 429, 500, 503]) {
  test(`a ${status} goes to the caller at once`, async () => {
    const { sent, events, outcome } = setUp([refusal(status, 'F-DPS-D7m'), good])
    const { failure } = await outcome
    expect([failure?.status, failure?.code, failure?.message]).toEqual([status, 'F-DPS-D7m', 'tidak'])
    expect(sent).toHaveLength(1)
    expect(events).toEqual([])
  })
}

test('an answer that is no envelope still gives a failure with its status', async () => {
  for (const body of [undefined, null, '<html>', 7]) {
    const { outcome } = setUp([{ status: 502, body }])
    expect((await outcome).failure?.status).toBe(502)
  }
})
