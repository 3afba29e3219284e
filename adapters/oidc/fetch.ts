import { secondMs } from '#core/time.ts'

export type Failure = { ok: false; why: 'refused' | 'unreachable'; detail: string }
export type Loaded<T> = { ok: true; value: T } | Failure
export type JsonAnswer = { status: number; body: unknown; cache_control: string }

const patienceMs = 5 * secondMs
// Google's and Apple's documents stay under 10 kB; more than this is not theirs.
const maxBytes = 256 * 1024

export const refused = (detail: string): Failure => ({ ok: false, why: 'refused', detail })
export const unreachable = (detail: string): Failure => ({ ok: false, why: 'unreachable', detail })

export type Ask = { what: string; url: string; form?: URLSearchParams; timeoutMs?: number }

/** Speaks to a provider: a form is posted, without one it is a read. `what` names the peer in a failure. */
export async function fetchJson({ what, url, form, timeoutMs = patienceMs }: Ask): Promise<Loaded<JsonAnswer>> {
  try {
    const response = await fetch(reachable(url), {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(form ? { method: 'POST', body: form } : {}),
    })
    const text = await boundedText(response)
    if (response.status >= 500 || response.status === 429) return unreachable(`${what} answered ${response.status}`)
    if (text === undefined) return refused(`${what} answered too much`)
    const cache_control = response.headers.get('cache-control') ?? ''
    return { ok: true, value: { status: response.status, body: parseJson(text), cache_control } }
  } catch {
    return unreachable(`${what} did not answer`)
  }
}

/** The value, or undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function boundedText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

// Browsers resolve *.localhost themselves (RFC 6761); the C library that Node asks often does not.
function reachable(url: string): URL {
  const parsed = new URL(url)
  if (parsed.hostname.endsWith('.localhost')) parsed.hostname = 'localhost'
  return parsed
}
