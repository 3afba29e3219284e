import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { siteUrl } from './site.ts'

export type SeenRequest = { path: string; method: string; cookie: string; copy: string | undefined }
export type Planted = {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Holds the answer until the test lets it go. */
  until?: Promise<void>
}

/** The site as a browser sees it, with pages that are not there yet, answers that are not right, or no network at all. */
export type Stage = {
  url: string
  /** Everything that was asked for, in its order. */
  seen: SeenRequest[]
  /** Answers a path in place of the site. */
  plant(path: string, answer: (seenRequest: SeenRequest) => Planted): void
  /** Another file for the worker than the site's own, made of it. */
  worker(change: (script: string) => string): void
  cut(): void
  mend(): void
  close(): Promise<void>
}

const seenRequestOf = ({ url = '/', method = 'GET', headers }: IncomingMessage): SeenRequest => ({
  path: url,
  method,
  cookie: headers.cookie ?? '',
  copy: headers['x-offline-copy']?.toString(),
})

export async function openStage(): Promise<Stage> {
  const seen: SeenRequest[] = []
  const planted = new Map<string, (seenRequest: SeenRequest) => Planted>()
  const sockets = new Set<Socket>()
  const state = { isCut: false, change: (script: string) => script }
  const server = createServer((request, response) => {
    if (state.isCut) return request.socket.destroy()
    const seenRequest = seenRequestOf(request)
    seen.push(seenRequest)
    const answer = planted.get(seenRequest.path)
    if (answer) return void sendPlanted(response, answer(seenRequest))
    forward(request, response, seenRequest.path === '/sw.js' ? (script) => state.change(script) : undefined)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${port}`,
    seen,
    plant: (path, answer) => void planted.set(path, answer),
    worker: (change) => {
      state.change = change
    },
    cut: () => {
      state.isCut = true
      drop()
    },
    mend: () => {
      state.isCut = false
    },
    close: () => {
      drop()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function sendPlanted(response: ServerResponse, { status = 200, headers = {}, body = '', until }: Planted) {
  await until
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
}

function forward(request: IncomingMessage, response: ServerResponse, change?: (body: string) => string): void {
  const { port } = new URL(siteUrl())
  const headers = { ...request.headers, ...(change && { 'accept-encoding': 'identity', 'if-none-match': '' }) }
  const upstream = ask(
    { host: '127.0.0.1', port, method: request.method, path: request.url, headers },
    async (reply) => {
      if (!change) return void reply.pipe(response.writeHead(reply.statusCode ?? 502, reply.headers))
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk)
      const { 'content-length': _length, etag: _etag, 'transfer-encoding': _coding, ...forwarded } = reply.headers
      response.writeHead(reply.statusCode ?? 502, forwarded).end(change(Buffer.concat(chunks).toString()))
    },
  )
  upstream.on('error', () => response.destroy())
  request.pipe(upstream)
}
