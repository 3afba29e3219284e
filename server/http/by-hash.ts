import { createHash } from 'node:crypto'
import type { Allowed } from './headers.ts'

const hashOf = (text: Buffer): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * A page without its nonce: what carried it is allowed by hash instead. Only what we wrote carries it, so whatever else may
 * have found its way into the page stays without a hash, as it stood without a nonce. Works on the bytes: a page is large.
 */
export function byHash(html: Buffer, nonce: string): { html: Buffer; allowed: Allowed } | undefined {
  const mark = Buffer.from(` nonce="${nonce}"`)
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const parts: Buffer[] = []
  let end = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, end)) {
    const kind = kindAt(html, at)
    const text = kind && textAfter(html, at, kind)
    if (kind && text) hashes[kind].add(hashOf(text))
    parts.push(html.subarray(end, at))
    end = at + mark.length
  }
  const bare = Buffer.concat([...parts, html.subarray(end)])
  // A nonce that stands anywhere else would be told to everyone.
  return bare.includes(nonce)
    ? undefined
    : { html: bare, allowed: { scripts: [...hashes.script], styles: [...hashes.style] } }
}

/** The element whose attribute stands here, if it is one that runs or styles. */
function kindAt(html: Buffer, at: number): 'script' | 'style' | undefined {
  const start = html.lastIndexOf('<', at)
  const [, kind] = /^<(script|style)\b[^>]*$/.exec(html.toString('latin1', start, at)) ?? []
  return kind === 'script' || kind === 'style' ? kind : undefined
}

/** What stands between its tags, if anything does. */
function textAfter(html: Buffer, at: number, kind: 'script' | 'style'): Buffer | undefined {
  const start = html.indexOf('>', at) + 1
  const end = html.indexOf(`</${kind}>`, start)
  return start > 0 && end > start ? html.subarray(start, end) : undefined
}
