import { letterMail } from '#core/mail/letter.ts'
import type { Letter, Parcel } from '#core/ports.ts'
import { queueParcels, sendParcel } from '#database/outbox.ts'
import { forgetBrowsers } from '#modules/notification/module.ts'
import type { House } from '../compose.ts'

/** Sends one parcel of the outbox to the outside it is meant for. */
export function deliver(house: House, id: string): Promise<void> {
  return sendParcel(house.db, id, (parcel, parcelId) => send(house, parcel, parcelId), house.clock.now())
}

async function send(house: House, parcel: Parcel, id: string): Promise<void> {
  const { mail, text, push } = house.outside
  switch (parcel.kind) {
    case 'mail':
      return mail.send({ ...parcel.mail, id })
    case 'letter':
      return mail.send({ ...drawn(house, parcel.letter), id })
    case 'text':
      return text.send({ ...parcel.text, id })
    case 'push':
      if ((await push.send({ ...parcel.push, id })) === 'gone') await forgetBrowsers(house.db, [parcel.push.endpoint])
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
  const waiting: string[] = []
  await queueParcels(
    house.db,
    async (_db, ids) => {
      waiting.push(...ids)
    },
    house.clock.now(),
  )
  for (const id of waiting) await deliver(house, id)
}
