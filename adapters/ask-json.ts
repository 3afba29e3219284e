import { secondMs } from '#core/time.ts'

export type JsonRequest = {
  what: string
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}
export type JsonAnswer = { status: number; body: unknown; text: string; header(name: string): string | undefined }
export type Asked = { ok: true; answer: JsonAnswer } | { ok: false; why: 'unreachable'; detail: string }

const patienceMs = 8 * secondMs
// An answer about one payment is a few kilobytes; more than this is not one.
const mostBytes = 256 * 1024

/** Asks a gateway. Whatever goes wrong on the way is an answer too, never an error. */
export async function askJson({ what, url, method, headers, body }: JsonRequest): Promise<Asked> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      // A redirect would carry the signature to an address nobody configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...(body !== undefined && { body }),
    })
    const text = await boundedText(response)
    if (text === undefined) return unreachable(`${what} answered too much`)
    if (response.status >= 500 || response.status === 429) return unreachable(`${what} answered ${response.status}`)
    const header = (name: string) => response.headers.get(name) ?? undefined
    return { ok: true, answer: { status: response.status, body: parseJson(text), text, header } }
  } catch {
    return unreachable(`${what} did not answer`)
  }
}

const unreachable = (detail: string): Asked => ({ ok: false, why: 'unreachable', detail })

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
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
