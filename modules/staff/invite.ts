import type { Db } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Grant, StaffRole } from '#core/staff.ts'
import { addMs } from '#core/time.ts'
import { tell } from '#database/outbox.ts'
import { grantedMail, invitationMail } from './mails.ts'
import type { StaffPorts } from './ports.ts'
import { invitationLifeMs } from './rules/session.ts'
import { grantRow, insertGrant, takePerson } from './store.people.ts'
import { insertLink } from './store.sign-in.ts'

type Invited = { email: string; full_name: string; language: Language; grant: Grant }
type With = { ports: Pick<StaffPorts, 'desk'>; now: Date }

/** Gives somebody a role. Who does not work here yet is invited by mail; who does is notified. */
export async function invite(db: Db, invited: Invited, desk: With) {
  const { id, is_new } = await give(db, invited, desk)
  if (!is_new) throw new Refusal(codes.staff_role_given)
  return { id }
}

/** The same for who may have it already: then nobody is notified. */
export async function employ(db: Db, invited: Invited, desk: With) {
  const { id } = await give(db, invited, desk)
  return { id }
}

async function give(db: Db, { email, full_name, language, grant }: Invited, { ports, now }: With) {
  const person = await takePerson(db, {
    id: newId(now),
    email: email.toLowerCase(),
    full_name,
    language,
    created_at: now,
  })
  const row = { id: newId(now), staff_id: person.id, ...grantRow(grant), created_at: now }
  if (!(await insertGrant(db, row))) return { id: person.id, is_new: false }
  if (person.password_hash === null) await sendInvitation(db, { ...person, role: grant.role }, { ports, now })
  else await tell(db, grantedMail({ brand: ports.desk.brand(), to: person }, grant.role), now)
  return { id: person.id, is_new: true }
}

type Person = { id: string; email: string; full_name: string; language: Language; role: StaffRole }

export async function sendInvitation(db: Db, { role, ...person }: Person, { ports, now }: With): Promise<void> {
  const secret = newSecret()
  const link = { id: newId(now), staff_id: person.id, kind: 'invitation' as const, secret_hash: hashSecret(secret) }
  await insertLink(db, { ...link, created_at: now, expires_at: addMs(now, invitationLifeMs) })
  await tell(db, invitationMail({ brand: ports.desk.brand(), to: person }, role, secret), now)
}
