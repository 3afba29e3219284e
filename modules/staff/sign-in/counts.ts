import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, dayMs } from '#core/time.ts'
import { giveAll, takeAll } from '#modules/identity/module.ts'
import { loginLimits } from '#modules/identity/rules/login.ts'
import { isKnownNetwork, networkOf } from '#modules/identity/rules/network.ts'
import type { StaffPorts } from '../ports.ts'
import { codeLimits } from '../rules/session.ts'
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

/** The same for a code. Counted by the person: who knows the password may not go through all codes from many networks. */
export async function takeCodeTry({ limits }: Pick<StaffPorts, 'limits'>, staff_id: string): Promise<Undo> {
  const soon = { key: `staff code ${staff_id}`, rule: codeLimits.soon }
  const day = { key: `staff codes of a day ${staff_id}`, rule: codeLimits.day }
  const taken = await takeAll(limits, [soon, day])
  if (!taken.ok) throw tooMany(taken.wait_seconds)
  return () => giveAll(limits, [soon, day])
}
