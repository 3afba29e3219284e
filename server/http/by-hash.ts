import { createHash } from 'node:crypto'
import type { Allowed } from './headers.ts'

const elements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * A page without its nonce: what carried it is allowed by hash instead. Only what we wrote carries it, so whatever else may
 * have found its way into the page stays without a hash, as it stood without a nonce.
 */
export function byHash(html: string, nonce: string): { html: string; allowed: Allowed } | undefined {
  const mark = ` nonce="${nonce}"`
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, attributes = '', text = ''] of html.matchAll(elements)) {
    if (text && attributes.includes(mark)) hashes[kind === 'style' ? 'style' : 'script'].add(hashOf(text))
  }
  const bare = html.replaceAll(mark, '')
  // A nonce that stands anywhere else would be told to everyone.
  return bare.includes(nonce)
    ? undefined
    : { html: bare, allowed: { scripts: [...hashes.script], styles: [...hashes.style] } }
}
