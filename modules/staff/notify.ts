import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import type { StaffNotice } from '#core/ports.ts'
import { tell } from '#database/outbox.ts'
import { noticeMail } from './mails.ts'
import type { StaffPorts } from './ports.ts'
import { findPerson } from './store.people.ts'

type To = { staff_id: string; notice: (language: Language) => StaffNotice }

/** Mails somebody of the desk, in their language; who no longer works here gets nothing. */
export async function notifyStaff(
  db: Db,
  { staff_id, notice }: To,
  { ports, now }: { ports: { desk: Pick<StaffPorts['desk'], 'brand'> }; now: Date },
): Promise<void> {
  const to = await findPerson(db, staff_id)
  if (to) await tell(db, noticeMail({ brand: ports.desk.brand(), to }, notice(to.language)), now)
}
