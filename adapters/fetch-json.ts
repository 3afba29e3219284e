import { type OutgoingOutcome, outcomeOfStatus, watchOutgoing } from '#core/outgoing.ts'
import { secondMs } from '#core/time.ts'

type JsonRequest = {
  /** Who is asked, as a failure names it. */
  what: string
  /** The service as figures name it, where `what` is but a part of it. */
  to?: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  timeout_ms?: number
  most_bytes?: number
}
export type JsonAnswer = { status: number; body: unknown; text: string; header(name: string): string | undefined }
type Problem = 'silent' | 'busy' | 'too_large'
type Fetched = { ok: true; answer: JsonAnswer } | { ok: false; why: 'unreachable'; problem: Problem; detail: string }

// What such services say is a few kilobytes; more than this is not theirs.
const usual = { timeout_ms: 8 * secondMs, most_bytes: 256 * 1024 }

/** Asks another service. Whatever goes wrong on the way is an answer too, never an error. */
export const fetchJson = (request: JsonRequest): Promise<Fetched> =>
  watchOutgoing(request.to ?? request.what, () => ask(request), outcomeOf)

const outcomeOf = (fetched: Fetched): OutgoingOutcome =>
  fetched.ok ? outcomeOfStatus(fetched.answer.status) : fetched.problem

async function ask({ what, url, most_bytes = usual.most_bytes, ...request }: JsonRequest): Promise<Fetched> {
  const failed = (problem: Problem, detail: string): Fetched => ({ ok: false, why: 'unreachable', problem, detail })
  try {
    const response = await send(url, request)
    const { status } = response
    if (status >= 500 || status === 429) {
      await response.body?.cancel()
      return failed('busy', `${what} answered ${status}`)
    }
    const text = await boundedText(response, most_bytes)
    if (text === undefined) return failed('too_large', `${what} answered too much`)
    const header = (name: string) => response.headers.get(name) ?? undefined
    return { ok: true, answer: { status, body: parseJson(text), text, header } }
  } catch {
    return failed('silent', `${what} did not answer`)
  }
}

/** Whether an answer is a no to what was asked; 408 and 409 may mean that the same went through before. */
export const saysNo = ({ status }: Pick<JsonAnswer, 'status'>): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 409

type Sent = Omit<JsonRequest, 'what' | 'to' | 'url' | 'most_bytes'>

const send = (url: string, { method = 'GET', headers, body, timeout_ms = usual.timeout_ms }: Sent): Promise<Response> =>
  fetch(reachable(url), {
    method,
    headers: { accept: 'application/json', ...headers },
    // A redirect would carry keys and signatures to an address nobody configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout_ms),
    ...(body !== undefined && { body }),
  })

/** The value, or undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function boundedText(response: Response, mostBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) return undefined
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
