import { createHmac, timingSafeEqual } from 'node:crypto'

export const timestampHeader = 'x-timestamp'
export const signatureHeader = 'x-signature'

type Signed = { secret: string; timestamp: string; body: string | Buffer }

/** Binds the body to its moment: a recorded request is worth nothing later. */
export function sign({ secret, timestamp, body }: Signed): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`
}

export function isSigned(signed: Signed, signature: string): boolean {
  const expected = Buffer.from(sign(signed))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
