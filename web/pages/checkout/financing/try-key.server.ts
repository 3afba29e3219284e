import { createHash, randomUUID } from 'node:crypto'

/** The page's own key and what was sent: with a code, or otherwise than before, it is another try. */
export function tryKey(key: string | undefined, sent: object): string {
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest('base64url').slice(0, 22)
  return `${/^[\w-]{8,40}$/.test(key ?? '') ? key : randomUUID()}.${hash}`
}
