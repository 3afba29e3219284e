import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { memberContacts } from '#modules/identity/module.ts'
import type { userChat } from './contract.sockets.ts'
import { countUnreadOfMember } from './store.ts'
import { serviceOf } from './view.ts'

type Member = { tenant_id: string; user_id: string; now: Date }

/** What a member is told as soon as they are connected. */
export async function greeting(
  db: Db,
  { tenant_id, user_id, now }: Member,
): Promise<z.output<typeof userChat.data> | undefined> {
  const contact = (await memberContacts(db, tenant_id, [user_id])).get(user_id)
  if (!contact) return undefined
  const total_unread = await countUnreadOfMember(db, { tenant_id, user_id })
  return { id: user_id, full_name: contact.full_name, total_unread, service: await serviceOf(db, tenant_id, now) }
}
