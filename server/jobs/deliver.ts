import type { Bounce } from '#core/bounce.ts'
import type { Db } from '#core/context.ts'
import { letterMail } from '#core/mail/letter.ts'
import type { Letter, StaffLetter } from '#core/ports.ts'
import { type Fate, queueParcels, type Send, sendParcel } from '#database/outbox.ts'
import { mailBounced } from '#modules/identity/module.ts'
import { forgetApps, forgetBrowsers } from '#modules/notification/module.ts'
import { staffMail } from '#modules/staff/module.ts'
import { logHeldBounce } from '../bounce-reports.ts'
import type { Application } from '../compose.ts'

/** Sends one parcel of the outbox to the outside it is meant for. One that nothing can deliver is given up, aloud. */
export async function deliver(application: Application, id: string, send: Send = sender(application)): Promise<Fate> {
  const now = application.clock.now()
  const onBounce = async (db: Db, bounce: Bounce) => {
    if ((await mailBounced(db, bounce, { mailed_at: now, now })) === 'held') logHeldBounce(application.log, id)
  }
  const fate = await sendParcel(application.db, { id, now, onBounce }, send)
  if (fate.fate === 'skipped') application.log.info({ parcel: id }, 'a mail was skipped: its address bounces')
  if (fate.fate === 'dead') {
    application.log.error({ parcel: id, why: fate.reason, err: fate.error }, 'a parcel of the outbox was given up')
  }
  return fate
}

/** Each kind of parcel through its own port. */
export function sender(application: Application): Send {
  const { outside, db } = application
  return async (parcel, id) => {
    switch (parcel.kind) {
      case 'mail':
        return outside.mail.send({ ...parcel.mail, id })
      case 'letter':
        return outside.mail.send({ ...drawn(application, parcel.letter), id })
      case 'staff_letter':
        return outside.mail.send({ ...drawnForStaff(application, parcel.staff_letter), id })
      case 'text':
        return outside.text.send({ ...parcel.text, id })
      case 'push':
        if ((await outside.push.send({ ...parcel.push, id })) === 'gone')
          await forgetBrowsers(db, [parcel.push.endpoint])
        return
      case 'app_push':
        if ((await outside.app_push.send({ ...parcel.app_push, id })) === 'gone')
          await forgetApps(db, [parcel.app_push.token])
    }
  }
}

/** Links need the tenant's own address, which only the running application knows. */
function drawn(application: Application, letter: Letter) {
  const tenant = application.tenants.all().find(({ id }) => id === letter.tenant_id)
  if (!tenant) throw new Error('a letter of no tenant')
  return letterMail(tenant, letter)
}

const drawnForStaff = ({ ports }: Application, { to, ...notice }: StaffLetter) =>
  staffMail({ brand: ports.desk.brand(), to }, notice)

/** Empties the outbox at once, without the queue: what tests and a single run use. */
export async function deliverAll(application: Application): Promise<void> {
  const keepNothing = () => Promise.resolve()
  for (;;) {
    const waiting = await queueParcels(application.db, keepNothing, application.clock.now())
    if (waiting.length === 0) return
    for (const { id } of waiting) await deliver(application, id)
  }
}
