import { createHash, timingSafeEqual } from 'node:crypto'

export type Signed = { secret: string; order_id: string; channel: string; amount: string; status: string }
/** YUKK's documentation can be read both ways; which one holds is settled by the first message of their sandbox. */
export type Joining = 'concat' | 'plus'

/** Over five facts, not over the bytes: nothing else of a message is to be believed. */
export const sign = ({ secret, order_id, channel, amount, status }: Signed, joining: Joining): string =>
  createHash('sha512')
    .update([secret, order_id, channel, amount, status].join(joining === 'plus' ? '+' : ''))
    .digest('hex')

export function isSigned(signed: Signed, joining: Joining, signature: string): boolean {
  if (!/^[0-9a-fA-F]{128}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(sign(signed, joining), 'hex'), Buffer.from(signature, 'hex'))
}
