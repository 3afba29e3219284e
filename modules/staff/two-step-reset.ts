import type { Db, StaffCtx } from '#core/context.ts'
import { tell } from '#database/outbox.ts'
import { twoStepResetMail } from './mails.ts'
import type { StaffPorts } from './ports.ts'
import { clearTwoStep, type lockPerson } from './store.people.ts'
import { endAllOf } from './store.sign-in.ts'

type Ctx = StaffCtx<StaffPorts>
type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** The step that takes two where it is about a platform admin. */
export const resetStep = (staff_id: string) => ({ kind: 'two-step-reset', thing_id: staff_id })

/** The app is gone, and with it every sign-in: whoever has the phone has nothing. */
export async function carryOutReset(ctx: Ctx, db: Db, { person, reason }: { person: Person; reason: string }) {
  const { now, ports, audit } = ctx
  await clearTwoStep(db, person.id)
  await endAllOf(db, person.id, { now, reason: 'second factor reset' })
  ports.staffSessionsEnded(person.id)
  await tell(db, twoStepResetMail({ brand: ports.desk.brand(), to: person }), now)
  const [before, after] = [{ second_factor: true }, { second_factor: false }]
  audit({ thing: 'staff', thing_id: person.id, before, after, reason })
}
