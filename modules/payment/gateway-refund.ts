import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { tellAccountWanted } from './events.ts'
import type { PaymentPorts, Returned } from './ports.ts'
import { isUnsent, lockRefund, returnRefund } from './refund.ts'
import { decideReturn, decideUnsent } from './rules/gateway-refund.ts'
import type { PaidThrough } from './rules/methods.ts'
import { handedOverAt, setTryAt, takeToSend } from './store.gateway-refunds.ts'
import { transitionRefund } from './transition.ts'

type Channel = { gateway: PaidThrough; method_code: string; gateway_note: string | null }

/** Whether a gateway can give a refund back the way it came; not once it has said no to it. */
export const canReturn = ({ gateways }: PaymentPorts, { gateway, method_code, gateway_note }: Channel): boolean =>
  gateway_note === null && (gateways[gateway]?.canRefund(method_code) ?? false)

type By = { refund_id: string; actor_id: string }

/** Gives a refund to its gateway to send: a job does, once this is committed. False where it is not to be sent any more. */
export function handOverRefund(db: Db, { refund_id, actor_id }: By, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refund_id)
    if (!locked || !isUnsent(locked.refund.state)) return false
    const by = { actor: 'staff', actor_id, reason: 'back the way it came' } as const
    const to = { via: 'gateway', try_at: now, tries: 0 } as const
    await transitionRefund(tx, locked, { event: 'hand_over', ...by, to, is_last: false, now })
    return true
  })
}

type Looked = By & { is_returned: boolean; reference: string }

/** A person has looked at the gateway what became of a refund whose answer never came. False while it is still sent. */
export function resolveRefund(db: Db, { refund_id, actor_id, ...seen }: Looked, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refund_id)
    if (locked?.refund.state !== 'sending' || locked.refund.try_at !== null) return false
    const by = { actor: 'staff', actor_id } as const
    if (seen.is_returned) await returnRefund(tx, refund_id, { ...by, reference: seen.reference }, now)
    else {
      const why = { reason: seen.reference, to: { via: null, reference: null, gateway_note: seen.reference } }
      await transitionRefund(tx, locked, { event: 'release', ...by, ...why, is_last: false, now })
      await tellAccountWanted(tx, { ...locked, now })
    }
    return true
  })
}

const atOnce = 10
const leaseMs = 2 * minuteMs
type Taken = Awaited<ReturnType<typeof takeToSend>>[number]
type Locked = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

/** Sends gateways what they were given: each under its own id, so that it goes back once. Several processes share the work. */
export async function sendToGateways(db: Db, ports: PaymentPorts, clock: () => Date): Promise<void> {
  for (let round = 0; round < 20; round++) {
    // By the clock of each round: counted from the start of a long run, what is taken late would be free for others at once.
    const now = clock()
    const taken = await takeToSend(db, { now, lease: addMs(now, leaseMs), limit: atOnce })
    await everyOne(taken, (refund) => sendOne(db, { ports, refund }, clock))
    if (taken.length < atOnce) return
  }
}

type Sending = { ports: PaymentPorts; refund: Taken }

async function sendOne(db: Db, { ports, refund }: Sending, clock: () => Date): Promise<void> {
  const gateway = ports.gateways[refund.gateway]
  const answer = gateway?.isUp() ? await gateway.refund(refund) : undefined
  await db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refund.refund_id)
    if (locked?.refund.state !== 'sending') return
    const known = { locked, is_latest: locked.refund.tries === refund.tries }
    if (answer) await applyReturn(tx, { ...known, answer }, clock())
    else await postpone(tx, known, clock())
  })
}

/** `is_latest`: nobody has taken it since, because the lease was over. */
type Known = { locked: Locked; is_latest: boolean }

/** Nothing was sent, so that nothing is counted; who took it since has the word. */
async function postpone(db: Db, { locked, is_latest }: Known, now: Date): Promise<void> {
  const { id, try_at } = locked.refund
  const tries = locked.refund.tries - 1
  if (!is_latest) return setTryAt(db, id, { try_at, tries })
  const decision = decideUnsent({ handed_over_at: await handedOverAt(db, locked.refund), tries }, now)
  if (decision.is === 'wait') return setTryAt(db, id, { try_at: decision.try_at, tries })
  const by = { actor: 'clock', reason: 'the gateway could not be asked for a day' } as const
  const to = { via: null, try_at: null, tries }
  await transitionRefund(db, locked, { event: 'hand_back', ...by, to, is_last: false, now })
}

/** What the gateway answered; whoever was faster, such as its own notification, has the word. */
async function applyReturn(db: Db, { locked, is_latest, answer }: Known & { answer: Returned }, now: Date) {
  const { id, tries, reference } = locked.refund
  // What the gateway calls it is known before it has left only where the gateway said that it took it.
  const decision = decideReturn(answer, { tries, is_taken: reference !== null }, now)
  if (decision.is === 'returned') return returnRefund(db, id, { actor: 'gateway', reference: decision.reference }, now)
  // Who took it since is still sending it, and what is said to them counts.
  if (!is_latest) return
  if (decision.is === 'wait') {
    const { is: _, note: gateway_note, ...wait } = decision
    return setTryAt(db, id, { ...wait, tries, gateway_note })
  }
  const by = { actor: 'gateway', reason: decision.note } as const
  const to = { via: null, try_at: null, gateway_note: decision.note }
  await transitionRefund(db, locked, { event: 'hand_back', ...by, to, is_last: false, now })
  await tellAccountWanted(db, { ...locked, now })
}
