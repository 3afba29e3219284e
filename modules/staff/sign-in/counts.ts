import type { AnyoneCtx, Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs, secondMs } from '#core/time.ts'
import { tell } from '#database/outbox.ts'
import { giveAll, takeAll } from '#modules/identity/module.ts'
import { loginLimits } from '#modules/identity/rules/login.ts'
import { isKnownNetwork, networkOf } from '#modules/identity/rules/network.ts'
import { codesLockedMail } from '../mails.ts'
import type { StaffPorts } from '../ports.ts'
import { codeLimits } from '../rules/session.ts'
import { findPerson } from '../store.people.ts'
import { listAddresses } from '../store.sign-in.ts'

type Ctx = AnyoneCtx<StaffPorts>
type Undo = () => Promise<void>

const tooMany = (wait_seconds: number) => new Refusal(codes.too_many_logins, { retry_after_seconds: wait_seconds })

/** Counts a password before it is compared, so that many at once cannot slip through; gives what undoes it. */
export async function takePasswordTry({ db, ports, request, now }: Ctx, email: string): Promise<Undo> {
  const network = networkOf(request.ip)
  const pair = { key: `staff pair ${email} ${network}`, rule: loginLimits.pair }
  // Strangers must not lock the owner out: a network they have signed in from is not held by the account's count.
  const isKnown = isKnownNetwork(await listAddresses(db, email, addMs(now, -90 * dayMs)), request.ip)
  const account = { key: `staff account ${email}`, rule: loginLimits.account }
  const shared = [{ key: `staff network ${network}`, rule: loginLimits.network }, ...(isKnown ? [] : [account])]
  const taken = await takeAll(ports.limits, [pair, ...shared])
  if (!taken.ok) throw tooMany(taken.wait_seconds)
  return async () => {
    await giveAll(ports.limits, shared)
    await ports.limits.forget(pair.key)
  }
}

type CodeParts = { db: Db; ports: Pick<StaffPorts, 'limits' | 'desk'>; now: Date }

/**
 * The same for what costs a code. Counted by the person: who knows the password may not go through all codes from many networks.
 * Outside any transaction, for the count of a wrong one has to stay; the person is told when it was the last.
 */
export async function countCode<T>(parts: CodeParts, staff_id: string, work: () => Promise<T>): Promise<T> {
  const { limits } = parts.ports
  const soon = { key: `staff code ${staff_id}`, rule: codeLimits.soon }
  const day = { key: `staff codes of a day ${staff_id}`, rule: codeLimits.day }
  const taken = await takeAll(limits, [soon, day])
  if (!taken.ok) throw tooMany(taken.wait_seconds)
  try {
    const answer = await work()
    await giveAll(limits, [soon, day])
    return answer
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === codes.staff_code_wrong
    if (!isWrong) await giveAll(limits, [soon, day])
    // Seconds to wait although there was a try: it was the last of its count.
    else if (taken.wait_seconds > 0) await mailLocked(parts, staff_id, taken.wait_seconds)
    throw error
  }
}

async function mailLocked({ db, ports, now }: CodeParts, staff_id: string, wait_seconds: number): Promise<void> {
  const to = await findPerson(db, staff_id)
  const until = addMs(now, wait_seconds * secondMs)
  if (to) await tell(db, codesLockedMail({ brand: ports.desk.brand(), to }, { now, until }), now)
}
