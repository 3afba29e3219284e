import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#core/call.ts'
import type { Upload } from '#core/context.ts'
import { fileAnswer, type StreamAnswer, streamAnswer } from '#core/file-answer.ts'
import { anyProtocolAnswer } from '#core/protocol-answer.ts'
import { recordOf } from '#core/record.ts'
import { codes } from '#core/refusal-codes.ts'
import { isRefusal, Refusal } from '#core/refusals.ts'
import { readCookie } from '#core/session-cookies.ts'
import { validationWords } from '#core/validation.ts'
import { refresh } from '#modules/identity/contract.ts'
import { matchesTag } from '../etag.ts'
import { type Bound, type CallRequest, messageOf, type Pipeline } from '../pipeline.ts'
import { hasWritten } from '../recent-writers.ts'
import { closedPolicy } from './headers.ts'
import { isSameOrigin } from './origin.ts'
import { readSessionCookies, writeSessionCookies } from './session-cookies.ts'

const jsonLimit = 256 * 1024
const rawLimit = 64 * 1024
const fieldLimits = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 50, files: 5, parts: 60, headerPairs: 50 }

/** Every call as a route. What a route does is in the pipeline; here HTTP is turned into a request and back. */
export async function mountCalls(app: FastifyInstance, calls: Iterable<Bound>, run: Pipeline): Promise<void> {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: jsonLimit }, (request, body, done) => {
    if (request.headers['content-encoding']) return done(new Refusal(codes.content_type_unsupported))
    if (body === '') return done(null, undefined)
    parseJson(request, String(body), done)
  })
  await app.register(multipart, { limits: fieldLimits, throwFileSizeLimit: false })
  const all = [...calls]
  for (const bound of all.filter(({ call }) => call.reads !== 'raw')) addRoute(app, bound, run)
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: rawLimit }, (request, body, done) =>
      request.headers['content-encoding'] ? done(new Refusal(codes.content_type_unsupported)) : done(null, body),
    )
    for (const bound of all.filter(({ call }) => call.reads === 'raw')) addRoute(raw, bound, run)
  })
}

function addRoute(app: FastifyInstance, bound: Bound, run: Pipeline): void {
  app.route({
    method: bound.call.method,
    url: bound.call.path,
    handler: async (request, reply) => answer(bound.call, request, reply, await run(bound, read(bound.call, request))),
  })
}

function read(call: Call, request: FastifyRequest): CallRequest {
  return {
    tenant: request.tenant,
    language: request.language,
    request: requestFacts(request),
    headers: flatHeaders(request.headers),
    cookies: readSessionCookies(request),
    same_origin: isSameOrigin(request),
    from_site: request.isFromSite ?? false,
    is_console: request.isConsole ?? false,
    path: recordOf(request.params),
    query: recordOf(request.query),
    body: Buffer.isBuffer(request.body) ? undefined : request.body,
    files: {},
    ...(call.reads === 'multipart' && { receive: () => readMultipart(call, request).catch(refuseBrokenForm) }),
    ...(Buffer.isBuffer(request.body) && { raw: request.body, search: request.url.split('?', 2)[1] ?? '' }),
  }
}

export const requestFacts = (request: FastifyRequest): CallRequest['request'] => ({
  id: request.id,
  ip: request.clientIp ?? plainIp(request),
  user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
  device_id: readCookie(request.headers.cookie ?? '', 'device'),
  has_written: hasWritten(request.headers.cookie ?? ''),
})

/** A proxy too few leaves whatever the client wrote: then the socket's own address counts. */
const plainIp = (request: FastifyRequest): string =>
  isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '0.0.0.0')

export const flatHeaders = (headers: FastifyRequest['headers']): CallRequest['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))

async function readMultipart(call: Call, request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal(codes.content_type_unsupported)
  const body: Record<string, unknown> = Object.create(null)
  const files: Record<string, Upload> = Object.create(null)
  const limits = call.files ?? {}
  const largest = Math.max(0, ...Object.values(limits))
  refuseUnread(call, request)
  for await (const part of request.parts({ limits: { ...fieldLimits, fileSize: largest + 1 } })) {
    if (Object.hasOwn(body, part.fieldname) || Object.hasOwn(files, part.fieldname)) throw sentTwice(request, part)
    if (part.type === 'field') body[part.fieldname] = part.value
    else {
      const most = limits[part.fieldname] ?? 0
      const bytes = await readPart(part.file, most)
      if (!bytes) throw tooLarge(request, part.fieldname, most)
      files[part.fieldname] = { name: part.filename, bytes }
    }
  }
  return { body, files }
}

const fieldBytes = 256 * 1024

/** A form that says beforehand that it is too large is not read at all. */
function refuseUnread({ files = {} }: Call, request: FastifyRequest): void {
  const [first, ...others] = Object.entries(files)
  const most = Object.values(files).reduce((sum, bytes) => sum + bytes, fieldBytes)
  if (Number(request.headers['content-length'] ?? 0) <= most) return
  throw first && others.length === 0 ? tooLarge(request, ...first) : new Refusal(codes.too_large)
}

/** The parser's own errors for a form that ends too early, or is none, carry no status. */
function refuseBrokenForm(error: unknown): never {
  const isKnown = isRefusal(error) || (error instanceof Error && 'statusCode' in error)
  throw isKnown ? error : new Refusal(codes.request_unreadable)
}

/** The bytes, or nothing once there are more than may be. */
async function readPart(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const sentTwice = (request: FastifyRequest, { fieldname }: { fieldname: string }): Refusal =>
  new Refusal(codes.input_invalid, { errors: { [fieldname]: [validationWords(request.language).twice] } })

function tooLarge(request: FastifyRequest, field: string, most: number): Refusal {
  const megabytes = Math.floor(most / 1024 / 1024)
  return new Refusal(codes.too_large, {
    errors: { [field]: [validationWords(request.language).file_large(megabytes)] },
  })
}

function answer(call: Call, request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  if (call.answers === 'file') return sendFile(reply, fileAnswer.parse(data))
  if (call.answers === 'stream') return sendFile(reply, streamAnswer.parse(data))
  if (call.answers === 'protocol') return sendProtocol(request, reply, anyProtocolAnswer.parse(data))
  if (call.answers === 'bare') return sendBare(request, reply, { data, shared_seconds: call.shared_seconds })
  const message = messageOf(call, data, request.language)
  if (call.who !== 'refresh-token' || request.headers['refresh-token'] !== undefined)
    return reply.send({ message, data })
  const tokens = refresh.output.parse(data)
  writeSessionCookies(request, reply, tokens)
  // The cookies carry them; a script that can read this answer has no need of them.
  return reply.send({ message, data: { ...tokens, user_token: '', refresh_token: '' } })
}

type Protocol = z.output<typeof anyProtocolAnswer>

function sendProtocol(request: FastifyRequest, reply: FastifyReply, sent: Protocol): FastifyReply {
  if (sent.error !== undefined) request.log.error({ err: sent.error }, 'unexpected failure')
  return reply.code(sent.status).headers(sent.headers).send(sent.body)
}

type Bare = { data: unknown; shared_seconds: number | undefined }

/** What is the same for all is asked for again by its tag. */
function sendBare(request: FastifyRequest, reply: FastifyReply, { data, shared_seconds }: Bare): FastifyReply {
  if (shared_seconds === undefined) return reply.send(data)
  const text = JSON.stringify(data)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'cache-control': `public, max-age=${shared_seconds}`, vary: 'accept-language' })
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** What a browser shows without running anything of it. */
const isShowable = (type: string): boolean => /^(?:image\/(?:webp|png|jpeg)|application\/pdf)$/.test(type)

type SentFile = z.output<typeof fileAnswer> | StreamAnswer

function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  const name = encodeURIComponent(file.name)
  const disposition = 'is_shown' in file && file.is_shown && isShowable(file.type) ? 'inline' : 'attachment'
  reply.header('content-disposition', `${disposition}; filename*=UTF-8''${name}`)
  // Should a browser show it all the same, nothing in it may run.
  const answer = reply.type(file.type).header('content-security-policy', `${closedPolicy}; sandbox`)
  return answer.send('stream' in file ? file.stream : file.bytes)
}
