import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser keeps of its subscription. */
export type BrowserKeys = { private_key: string; public_key: string; auth: string }

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Opens a message as the browser does (RFC 8291 over RFC 8188, one record); nothing where it was not made for it. */
export function decrypt(message: Buffer, keys: BrowserKeys): string | undefined {
  const idLength = message[20] ?? 0
  const sender = message.subarray(21, 21 + idLength)
  const sealed = message.subarray(21 + idLength)
  if (idLength !== 65 || sealed.length < 17) return undefined
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(bytes(keys.private_key))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(keys.public_key), sender])
    const secret = derive(curve.computeSecret(sender), bytes(keys.auth), info, 32)
    const salt = message.subarray(0, 16)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    return end < 0 ? undefined : padded.subarray(0, end).toString('utf8')
  } catch {
    return undefined
  }
}
