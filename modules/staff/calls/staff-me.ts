import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../contract.console.ts'
import { namedGrants } from '../grants.ts'
import type { StaffPorts } from '../ports.ts'
import { openTotp, unusedCode } from '../sign-in/two-step.ts'
import { countRecoveryCodes } from '../store.sign-in.ts'
import { findStaff } from '../store.ts'

type Ctx = StaffCtx<StaffPorts>

export async function staffMe(ctx: Ctx): Promise<Output<typeof contract.staffMe>> {
  const { db, staff, ports } = ctx
  const person = await findStaff(db, staff.id)
  if (!person) throw new Error(`somebody signed in as ${staff.id}, who does not exist`)
  const { id, full_name, email, language } = person
  const recovery_codes_left = await countRecoveryCodes(db, id)
  const demo_code = ports.desk.is_demo ? demoCode(ctx, person) : null
  const grants = await namedGrants(db, staff.grants, ports)
  return { id, full_name, email, language, recovery_codes_left, demo_code, grants }
}

type Person = NonNullable<Awaited<ReturnType<typeof findStaff>>>

/** What an app would show, for a step that takes a code: whoever looks around a demo has none. */
function demoCode({ ports, now }: Ctx, { id, totp_secret, totp_step }: Person): string | null {
  if (totp_secret === null) return null
  return unusedCode(openTotp(ports, id, totp_secret), totp_step, now) ?? null
}
