import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codes } from '#core/refusal-codes.ts'
import { failureOf, Refusal } from '#core/refusals.ts'
import { always, defaultHeaders } from './headers.ts'

const statusOf = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** What Node could not even read as a request: no route and no hook sees it, so the answer is written here in full. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusOf.get(error.code ?? '') ?? 400
  endWith(socket, { status, body: failureOf(new Refusal(codes.request_unreadable), 'id').body })
}

type Answer = { status: number; body: object; headers?: Record<string, string> }

/** Answers on a connection that no reply belongs to, and ends it. */
export function endWith(socket: Socket, { status, body, headers }: Answer): void {
  const text = JSON.stringify(body)
  const all = {
    ...always,
    ...defaultHeaders,
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')
  socket.end(`${head}\r\n\r\n${text}`, () => socket.destroy())
}
