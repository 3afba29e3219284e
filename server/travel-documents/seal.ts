import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { DocumentPort } from '#modules/booking/ports.ts'

const version = 1
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes

/** AES-256-GCM under a key of its own, derived from the secret of travel documents alone; the place is sealed with the bytes. */
export function sealOf(secret: string): Pick<DocumentPort, 'seal' | 'open'> {
  const key = Buffer.from(hkdfSync('sha256', secret, 'rihla', 'papers', 32))
  return {
    seal(bytes, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      cipher.setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), body])
    },
    open(sealed, place) {
      if (sealed.length < headBytes || sealed[0] !== version) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceBytes))
      decipher.setAAD(Buffer.from(place))
      decipher.setAuthTag(sealed.subarray(1 + nonceBytes, headBytes))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}
