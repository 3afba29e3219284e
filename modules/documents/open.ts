import { isSameSecret } from '#core/ids.ts'
import { secondMs } from '#core/time.ts'
import type { DocumentPorts } from './ports.ts'
import type { DocumentRow } from './store.ts'

// A link to somebody's passport is good for this long and no longer (security, row 10).
const linkSeconds = 300

type Link = { document_id: string; user_id: string; expires: number }
type Keys = Pick<DocumentPorts, 'tokens'>

const signatureOf = ({ tokens }: Keys, { document_id, user_id, expires }: Link): string =>
  tokens.keyedHash('paper-link', `${document_id} ${user_id} ${expires}`)

/** What a link to a document carries, for one person and five minutes. */
export function signLink(ports: Keys, { document_id, user_id }: Omit<Link, 'expires'>, now: Date) {
  const expires = Math.floor(now.getTime() / secondMs) + linkSeconds
  const signature = signatureOf(ports, { document_id, user_id, expires })
  return { query: `expires=${expires}&signature=${signature}`, expires_at: new Date(expires * secondMs) }
}

/** Whether a link is one of ours, and lives. */
export const isLinkGood = (ports: Keys, link: Link & { signature: string }, now: Date): boolean =>
  link.expires * secondMs >= now.getTime() && isSameSecret(signatureOf(ports, link), link.signature)

type Stored = Pick<DocumentRow, 'file_key' | 'kind' | 'type'>

/** The scan as it was before it was sealed; nothing where its file is gone. */
export async function openDocument(
  ports: Pick<DocumentPorts, 'files' | 'documents'>,
  { file_key, kind, type }: Stored,
) {
  const stored = await ports.files.get(file_key)
  if (!stored) return undefined
  const bytes = ports.documents.open(stored.bytes, file_key)
  if (!bytes) throw new Error('a sealed document does not open')
  return { bytes, type, name: `${kind}.${type === 'application/pdf' ? 'pdf' : 'webp'}` }
}
