import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Desk, SandboxPayment } from './desk.ts'

export type RefundWish = { payment_number: string; number: string; amount: number }
export type RefundAnswer = 'given' | 'again' | 'refused' | 'too_much' | 'unknown' | 'lost' | 'silent'

/** Gives money of a paid payment back: each number once, and never more than was paid. */
export async function refundPayment(desk: Desk, wish: RefundWish, now: Date): Promise<RefundAnswer> {
  let answer: RefundAnswer = 'unknown'
  await desk.change(wish.payment_number, (was) => {
    answer = decide(was, wish)
    const isGiven = answer === 'given' || answer === 'lost'
    const { number, amount } = wish
    const refunds = isGiven ? [...was.refunds, { number, amount, at: now.toISOString() }] : was.refunds
    return { ...was, refunds, next_refund: answer === 'again' ? was.next_refund : 'given' }
  })
  return answer
}

function decide({ state, amount, refunds, next_refund }: SandboxPayment, wish: RefundWish): RefundAnswer {
  if (state !== 'paid') return 'unknown'
  const before = refunds.find(({ number }) => number === wish.number)
  if (before) return before.amount === wish.amount ? 'again' : 'refused'
  if (refunds.reduce((sum, one) => sum + one.amount, wish.amount) > amount) return 'too_much'
  return next_refund
}

/** Closes the line without a word, as a gateway does whose answer is lost on the way. */
export function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

const wish = z.object({ payment_number: z.string().max(64) })
const query = z.object({ next: z.enum(['given', 'refused', 'lost', 'silent']) })

/** For who tries things out: what becomes of the next refund of a payment. */
export function mountRefundChoice(app: FastifyInstance, { base, desk }: { base: string; desk: Desk }): void {
  app.post(`${base}/payments/:payment_number/refunds`, async (request, reply) => {
    const { payment_number } = wish.parse(request.params)
    const chosen = query.safeParse(request.query).data
    if (!chosen) return reply.code(422).send({ message: 'next is given, refused, lost or silent' })
    const changed = await desk.change(payment_number, (was) => ({ ...was, next_refund: chosen.next }))
    if (!changed) return reply.code(404).send({ message: 'no such payment' })
    if (/text\/html/.test(request.headers.accept ?? ''))
      return reply.redirect(`${base}/payments/${encodeURIComponent(payment_number)}`, 303)
    return { payment_number, next_refund: changed.next_refund }
  })
}
