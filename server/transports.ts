import type { Transport, WireReply, WireRequest } from '#core/client.ts'
import { codes } from '#core/refusal-codes.ts'
import { failureOf, Refusal } from '#core/refusals.ts'
import { refusalOf } from './http/failures.ts'
import type { Log } from './log.ts'
import { type Bound, type CallRequest, messageOf, type Pipeline } from './pipeline.ts'
import type { Traces } from './traces/traces.ts'

/** `is_console`: made by a page of the console, which is on the host where the calls of the desk are. */
export type PageRequest = Pick<CallRequest, 'tenant' | 'language' | 'request'> & { is_console?: boolean }
type Parts = { calls: ReadonlyMap<string, Bound>; run: Pipeline; log: Log }

/** Same process: straight into the pipeline, with neither HTTP nor JSON in between. */
export function hereTransport(parts: Parts, page: PageRequest): Transport {
  return async (wire) => {
    const bound = parts.calls.get(wire.key)
    if (!bound) throw new Error(`no call ${wire.key}`)
    try {
      const data = await parts.run(bound, asRequest(page, wire))
      return { status: 200, body: enveloped(bound, data, page) }
    } catch (error) {
      return refused(refusalOf(error, parts.log.child({ reqId: page.request.id })), page)
    }
  }
}

const refused = (refusal: Refusal, page: PageRequest): WireReply => ({
  ...failureOf(refusal, page.language),
  retry_after_seconds: refusal.details.retry_after_seconds,
})

const asRequest = (page: PageRequest, wire: WireRequest): CallRequest => ({
  ...page,
  headers: wire.headers,
  cookies: { user_token: undefined, refresh_token: undefined, staff_token: undefined },
  is_console: page.is_console ?? false,
  same_origin: true,
  from_site: true,
  path: {},
  query: {},
  body: wire.input,
  files: wire.files,
})

function enveloped(bound: Bound, data: unknown, page: PageRequest): unknown {
  const { answers } = bound.call
  return answers === 'bare' || answers === 'file' ? data : { message: messageOf(bound.call, data, page.language), data }
}

type Remote = {
  api_url: string
  site_key: string
  console_host?: string | undefined
  calls: ReadonlyMap<string, Bound>
  log: Log
  traces?: Pick<Traces, 'header'> | undefined
}

/** Another process: the same call over HTTP, vouched for by the site's key, with the person's own address. */
export function httpTransport(remote: Remote, page: PageRequest): Transport {
  return async (wire) => {
    const bound = remote.calls.get(wire.key)
    if (!bound) throw new Error(`no call ${wire.key}`)
    const target = address(bound, remote.api_url, wire)
    if (!target) return refused(new Refusal(codes.not_found), page)
    const { url, body } = target
    const headers = headersOf(remote, page, wire)
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    try {
      const options = { method: bound.call.method, headers, body, redirect: 'error' as const }
      return await readReply(bound, await fetch(url, { ...options, signal: AbortSignal.timeout(15_000) }))
    } catch (error) {
      remote.log.error({ err: error, reqId: page.request.id }, 'the API does not answer')
      return refused(new Refusal(codes.service_unavailable), page)
    }
  }
}

function headersOf(remote: Remote, page: PageRequest, wire: WireRequest): Headers {
  const headers = new Headers({
    'accept-language': page.language,
    'x-site-host': hostOf(remote, page),
    'x-site-client': page.request.ip,
    'x-site-key': remote.site_key,
    'user-agent': page.request.user_agent,
    cookie: [
      ...(page.request.device_id ? [`device=${page.request.device_id}`] : []),
      ...(page.request.has_written ? ['wrote=1'] : []),
    ].join('; '),
  })
  const above = remote.traces?.header()
  if (above) headers.set('traceparent', above)
  for (const [name, value] of Object.entries(wire.headers)) {
    // What no header can carry goes as a sign that no key or token may hold, so that it is refused where it arrives.
    if (value !== undefined) headers.set(name, value.replace(/[^\x20-\x7e]/g, '\xff'))
  }
  return headers
}

/** The host that the call is made for: a page of the console is on none of its tenant's. */
const hostOf = ({ console_host = '' }: Remote, { is_console, tenant }: PageRequest): string =>
  is_console ? console_host : new URL(tenant.public_url).hostname

type Target = { url: string; body: string | FormData | null }

/** Path parts into the path; the rest into the query of a GET, else into the body. Dots alone would climb the path. */
function address(bound: Bound, base: string, wire: WireRequest): Target | undefined {
  const rest = { ...wire.input }
  let climbs = false
  const path = bound.call.path.replace(/\/:([A-Za-z_]+)(\??)/g, (_, name: string, optional: string) => {
    const value = String(rest[name] ?? '')
    delete rest[name]
    climbs ||= /^\.{1,2}$/.test(value) || !value.isWellFormed()
    if (climbs || (optional && value === '')) return ''
    return `/${encodeURIComponent(value)}`
  })
  if (climbs) return undefined
  const url = new URL(path, base)
  if (bound.call.method === 'GET') {
    for (const [name, value] of Object.entries(rest)) addToQuery(url, name, value)
    return { url: url.href, body: null }
  }
  if (bound.call.reads !== 'multipart') return { url: url.href, body: JSON.stringify(rest) }
  return { url: url.href, body: formOf(rest, wire.files) }
}

function addToQuery(url: URL, name: string, value: unknown): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (one !== undefined && one !== null) url.searchParams.append(name, String(one))
  }
}

function formOf(fields: Record<string, unknown>, files: WireRequest['files']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.set(name, String(value))
  }
  for (const [name, file] of Object.entries(files)) form.set(name, new Blob([new Uint8Array(file.bytes)]), file.name)
  return form
}

async function readReply(bound: Bound, reply: Response): Promise<WireReply> {
  const { status } = reply
  if (bound.call.answers === 'file' && reply.ok) return { status, body: await fileOf(reply) }
  const wait = Number(reply.headers.get('retry-after'))
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.startsWith('application/json')
  return { status, body: isJson ? JSON.parse(text) : undefined, ...(wait > 0 && { retry_after_seconds: wait }) }
}

async function fileOf(reply: Response) {
  const name = /filename\*=UTF-8''([^;]+)/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const type = reply.headers.get('content-type') ?? ''
  return { bytes: Buffer.from(await reply.arrayBuffer()), type, name: decodeURIComponent(name) }
}
