import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { DocumentPort } from '#modules/documents/ports.ts'

const nonceBytes = 12
const tagBytes = 16
const idBytes = 8
/** What stands before the sealed bytes: 1 is followed by nonce and tag, 2 names its key first. */
const versions = { unnamed: 1, named: 2 } as const

type Key = { id: Buffer; bytes: Buffer }

/** The id is derived from the key and tells nothing of it: whoever changes a secret has no list of ids to look after. */
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'rihla', 'papers', 32))
  return { bytes, id: createHash('sha256').update('key id').update(bytes).digest().subarray(0, idBytes) }
}

/** Tells one secret from another, and nothing of either: it may lie beside what the secret sealed. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', keyOf(secret).bytes).update('fingerprint').digest('hex')

/**
 * AES-256-GCM under keys derived from the secrets of travel documents alone; the place is sealed with the bytes. Seals with
 * the first secret, and opens what was sealed with any of them: docs/decisions/0039.
 */
export function sealOf(secrets: readonly [current: string, ...former: string[]]): Pick<DocumentPort, 'seal' | 'open'> {
  const keys = secrets.map(keyOf)
  const [current = keyOf(secrets[0])] = keys
  return {
    seal(bytes, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce)
      cipher.setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([Buffer.from([versions.named]), current.id, nonce, cipher.getAuthTag(), body])
    },
    open(sealed, place) {
      const [version] = sealed
      if (version === versions.named) {
        const [id, rest] = [sealed.subarray(1, 1 + idBytes), sealed.subarray(1 + idBytes)]
        const key = keys.find((one) => one.id.equals(id))
        return key && opened(rest, place, key)
      }
      if (version !== versions.unnamed) return undefined
      // Sealed before keys had names: the tag says which of them it was.
      return keys.map((key) => opened(sealed.subarray(1), place, key)).find((bytes) => bytes !== undefined)
    },
  }
}

function opened(sealed: Buffer, place: string, key: Key): Buffer | undefined {
  if (sealed.length < nonceBytes + tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}
