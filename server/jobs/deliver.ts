import { letterMail } from '#core/mail/letter.ts'
import type { Letter } from '#core/ports.ts'
import { type Fate, queueParcels, type Send, sendParcel } from '#database/outbox.ts'
import { forgetBrowsers } from '#modules/notification/module.ts'
import type { House } from '../compose.ts'

/** Sends one parcel of the outbox to the outside it is meant for. One that nothing can deliver is given up, aloud. */
export async function deliver(house: House, id: string, send: Send = sender(house)): Promise<Fate> {
  const fate = await sendParcel(house.db, { id, now: house.clock.now() }, send)
  if (fate.fate === 'dead') {
    house.log.error({ parcel: id, why: fate.reason, err: fate.error }, 'a parcel of the outbox was given up')
  }
  return fate
}

/** Each kind of parcel through its own port. */
export function sender(house: House): Send {
  const { outside, db } = house
  return async (parcel, id) => {
    switch (parcel.kind) {
      case 'mail':
        return outside.mail.send({ ...parcel.mail, id })
      case 'letter':
        return outside.mail.send({ ...drawn(house, parcel.letter), id })
      case 'text':
        return outside.text.send({ ...parcel.text, id })
      case 'push':
        if ((await outside.push.send({ ...parcel.push, id })) === 'gone')
          await forgetBrowsers(db, [parcel.push.endpoint])
    }
  }
}

/** Links need the tenant's own address, which only the running house knows. */
function drawn(house: House, letter: Letter) {
  const tenant = house.tenants.all().find(({ id }) => id === letter.tenant_id)
  if (!tenant) throw new Error('a letter of no tenant')
  return letterMail(tenant, letter)
}

/** Empties the outbox at once, without the queue: what tests and a single run use. */
export async function deliverAll(house: House): Promise<void> {
  const keepNothing = () => Promise.resolve()
  for (;;) {
    const waiting = await queueParcels(house.db, keepNothing, house.clock.now())
    if (waiting.length === 0) return
    for (const { id } of waiting) await deliver(house, id)
  }
}
