import type { Transport, WireReply, WireRequest } from '#core/client.ts'
import { failureOf } from '#core/refusals.ts'
import { refusalOf } from './http/failures.ts'
import type { Log } from './log.ts'
import type { Bound, CallRequest, Pipeline } from './pipeline.ts'

export type PageRequest = Pick<CallRequest, 'tenant' | 'language' | 'request'>
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
      const refusal = refusalOf(error, parts.log)
      return { ...failureOf(refusal, page.language), retry_after_seconds: refusal.details.retry_after_seconds }
    }
  }
}

const asRequest = (page: PageRequest, wire: WireRequest): CallRequest => ({
  ...page,
  headers: wire.headers,
  cookies: { user_token: undefined, refresh_token: undefined },
  same_origin: true,
  from_site: true,
  path: {},
  query: {},
  body: wire.input,
  files: wire.files,
})

function enveloped(bound: Bound, data: unknown, page: PageRequest): unknown {
  const { answers, says } = bound.call
  return answers === 'bare' || answers === 'file' ? data : { message: says?.[page.language] ?? '', data }
}

type Remote = { api_url: string; site_key: string; calls: ReadonlyMap<string, Bound> }

/** Another process: the same call over HTTP, vouched for by the site's key, with the person's own address. */
export function httpTransport(remote: Remote, page: PageRequest): Transport {
  return async (wire) => {
    const bound = remote.calls.get(wire.key)
    if (!bound) throw new Error(`no call ${wire.key}`)
    const { url, body } = address(bound, remote.api_url, wire)
    const headers = new Headers({
      'accept-language': page.language,
      'x-site-host': new URL(page.tenant.public_url).hostname,
      'x-site-client': page.request.ip,
      'x-site-key': remote.site_key,
      'user-agent': page.request.user_agent,
      cookie: page.request.device_id ? `device=${page.request.device_id}` : '',
    })
    for (const [name, value] of Object.entries(wire.headers)) if (value !== undefined) headers.set(name, value)
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const reply = await fetch(url, { method: bound.call.method, headers, body, signal: AbortSignal.timeout(15_000) })
    return readReply(bound, reply)
  }
}

/** Path parts into the path; the rest into the query of a GET, else into the body. */
function address(bound: Bound, base: string, wire: WireRequest): { url: string; body: string | FormData | null } {
  const rest = { ...wire.input }
  const path = bound.call.path.replace(/:([A-Za-z_]+)\??/g, (_, name: string) => {
    const value = String(rest[name] ?? '')
    delete rest[name]
    return encodeURIComponent(value)
  })
  const url = new URL(path, base)
  if (bound.call.method === 'GET') {
    for (const [name, value] of Object.entries(rest)) if (value !== undefined) url.searchParams.set(name, String(value))
    return { url: url.href, body: null }
  }
  if (bound.call.reads !== 'multipart') return { url: url.href, body: JSON.stringify(rest) }
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) form.set(name, String(value))
  for (const [name, file] of Object.entries(wire.files))
    form.set(name, new Blob([new Uint8Array(file.bytes)]), file.name)
  return { url: url.href, body: form }
}

async function readReply(bound: Bound, reply: Response): Promise<WireReply> {
  if (bound.call.answers === 'file' && reply.ok) {
    return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) }
  }
  const wait = Number(reply.headers.get('retry-after'))
  return { status: reply.status, body: await reply.json(), retry_after_seconds: wait > 0 ? wait : undefined }
}
