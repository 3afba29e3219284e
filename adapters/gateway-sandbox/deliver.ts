import { setTimeout as sleep } from 'node:timers/promises'
import type { Desk, SandboxPayment } from './desk.ts'

export const modes = ['once', 'twice', 'late', 'never', 'forged', 'reordered', 'wrong-amount'] as const
export type Mode = (typeof modes)[number]

/** What a notification says: usually how things stand. */
export type Saying = { state: SandboxPayment['state']; amount: number; is_forged: boolean }
export type Message = { headers: Record<string, string>; body: string }
export type Compose = (payment: SandboxPayment, saying: Saying) => Message | Promise<Message>

export type Post = {
  desk: Desk
  compose: Compose
  now: () => Date
  /** Waits between the tries of a notification that was not taken, in milliseconds. */
  retries: readonly number[]
}

/** Tells the shop how a payment stands, as reliably as `mode` says. Gives what the shop answered, by try. */
export async function deliver(post: Post, payment: SandboxPayment, mode: Mode): Promise<number[]> {
  const truth: Saying = { state: payment.state, amount: payment.amount, is_forged: false }
  const message = await post.compose(payment, truth)
  switch (mode) {
    case 'never':
    case 'late':
      return []
    case 'forged':
      return [await send(post, payment, await post.compose(payment, { ...truth, state: 'paid', is_forged: true }))]
    case 'wrong-amount':
      return [await send(post, payment, await post.compose(payment, { ...truth, amount: truth.amount + 1 }))]
    case 'reordered': {
      const earlier = await post.compose(payment, { ...truth, state: 'open' })
      return [await send(post, payment, message), await send(post, payment, earlier)]
    }
    case 'twice':
      return [await send(post, payment, message), await send(post, payment, message)]
    case 'once':
      return [await sendUntilTaken(post, payment, message)]
  }
}

/** The same after a while, in the background. */
export function deliverLater(post: Post, payment: SandboxPayment, seconds: number): void {
  const wait = sleep(seconds * 1000, undefined, { ref: false })
  void wait.then(() => deliver(post, payment, 'once')).catch(() => undefined)
}

async function sendUntilTaken(post: Post, payment: SandboxPayment, message: Message): Promise<number> {
  const status = await send(post, payment, message)
  const [wait, ...rest] = post.retries
  if (wait === undefined || (status >= 200 && status < 300)) return status
  const later = sleep(wait, undefined, { ref: false })
  const again = async () =>
    sendUntilTaken({ ...post, retries: rest }, payment, await post.compose(payment, truthOf(payment)))
  void later.then(again).catch(() => undefined)
  return status
}

const truthOf = ({ state, amount }: SandboxPayment): Saying => ({ state, amount, is_forged: false })

async function send({ desk, now }: Post, payment: SandboxPayment, { headers, body }: Message): Promise<number> {
  const status = await post(payment.notification_url, headers, body)
  const delivery = { at: now().toISOString(), what: body.slice(0, 2000), status }
  await desk.change(payment.payment_number, (was) => ({
    ...was,
    deliveries: [...was.deliveries, delivery].slice(-20),
  }))
  return status
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(10_000)
    const sent = { 'content-type': 'application/json', ...headers }
    const response = await fetch(url, { method: 'POST', headers: sent, body, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  } catch {
    return 0
  }
}
