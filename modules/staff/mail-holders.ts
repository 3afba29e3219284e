import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { StaffNotice } from '#core/ports.ts'
import type { Grant } from '#core/staff.ts'
import { tellAll } from '#database/outbox.ts'
import { insertStaffNotices, listContacts } from './store.notices.ts'

type News = {
  /** Whom it is for: all who hold one of these roles in its scope. */
  grants: readonly Grant[]
  /** What makes it this piece of news: nobody is mailed of it twice. */
  once_key: string
  /** Made only where somebody is to be mailed. */
  notice: () => Promise<(language: Language) => StaffNotice>
}

type OneNews = Omit<News, 'grants'> & { grant: Grant }

/** Mails everybody who holds a role in a scope, each in their own language, in the transaction that made it true. */
export const mailHolders = (db: Db, { grant, ...news }: OneNews, now: Date): Promise<void> =>
  mailAllHolders(db, { grants: [grant], ...news }, now)

/** The same for several roles or scopes: who holds two of them is mailed once. */
export async function mailAllHolders(db: Db, { grants, once_key, notice }: News, now: Date): Promise<void> {
  if (grants.length === 0) return
  const people = await listContacts(db, grants)
  const fresh = await insertStaffNotices(db, { staff_ids: people.map(({ id }) => id), once_key, now })
  if (fresh.size === 0) return
  const say = await notice()
  const parcels = people.flatMap(({ id, ...to }) =>
    fresh.has(id) ? [{ kind: 'staff_letter' as const, staff_letter: { to, ...say(to.language) } }] : [],
  )
  await tellAll(db, parcels, now)
}
