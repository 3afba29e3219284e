import { afterEach, expect, test, vi } from 'vitest'
import { fetchWithPercent } from './upload-percent.ts'

/** What a browser has and Node has not: it answers what it is told to, once it is sent. */
class FakeRequest {
  static sent: FormData[] = []
  upload: { onprogress?: (event: object) => void } = {}
  status = 202
  response = new TextEncoder().encode('taken').buffer
  onload: () => void = () => undefined
  onabort: () => void = () => undefined
  open = () => undefined
  abort = () => this.onabort()
  getAllResponseHeaders = () => 'content-type: text/x-script\r\nx-remix-response: yes\r\n'
  send(body: FormData) {
    FakeRequest.sent.push(body)
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
    if (body.get('wait') === null) this.onload()
  }
}

afterEach(() => vi.unstubAllGlobals())

const address = 'http://localhost/console/packages/1.data'
const withFile = (fields: Record<string, string> = {}) => {
  const body = new FormData()
  body.set('file', new File(['x'.repeat(10)], 'masjid.jpg'))
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

test('a form with a file is answered as by fetch; one without goes by fetch', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const plain = vi.fn(async () => new Response('plain'))
  const send = fetchWithPercent(plain)
  const answer = await send(address, { method: 'POST', body: withFile() })
  expect([answer.status, answer.headers.get('x-remix-response'), await answer.text()]).toEqual([202, 'yes', 'taken'])
  expect([FakeRequest.sent.length, plain.mock.calls.length]).toEqual([1, 0])
  const empty = new FormData()
  empty.set('file', new File([], ''))
  for (const body of [empty, new URLSearchParams({ a: '1' })]) await send(address, { method: 'POST', body })
  expect([FakeRequest.sent.length, plain.mock.calls.length]).toEqual([1, 2])
})

test('a form whose page was left is not sent on', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const leaving = new AbortController()
  const send = fetchWithPercent(async () => new Response())
  const answer = send(address, { method: 'POST', body: withFile({ wait: '1' }), signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})
