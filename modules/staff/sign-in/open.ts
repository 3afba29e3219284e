import type { Db } from '#core/context.ts'
import { hashSecret, newId, newSecret } from '#core/ids.ts'
import { addMs } from '#core/time.ts'
import type { StaffPorts } from '../ports.ts'
import { sessionLifeMs, signInLifeMs } from '../rules/session.ts'
import { insertSession, insertSignIn, replaceRecoveryCodes } from '../store.sign-in.ts'
import { newRecoveryCodes, newTotpSecret, recoveryHash, sealTotp } from './two-step.ts'

type Person = { id: string; totp_secret: string | null }

/** The password was right: what opens the second step. Who has no app yet gets something to set it up with. */
export async function openSignIn(
  db: Db,
  { id, totp_secret }: Person,
  { ports, now }: { ports: StaffPorts; now: Date },
) {
  const sign_in_token = newSecret()
  await insertSignIn(db, {
    id: newId(now),
    staff_id: id,
    secret_hash: hashSecret(sign_in_token),
    totp_secret: totp_secret === null ? sealTotp(ports, id, newTotpSecret()) : null,
    created_at: now,
    expires_at: addMs(now, signInLifeMs),
  })
  return { sign_in_token }
}

type Visit = { now: Date; request: { ip: string; user_agent: string } }

/** Both steps were right. The secret is given this once; only its hash stays. */
export async function openSession(db: Db, staff_id: string, { now, request }: Visit) {
  const [session_id, staff_token, expires_at] = [newId(now), newSecret(), addMs(now, sessionLifeMs)]
  await insertSession(db, {
    id: session_id,
    staff_id,
    secret_hash: hashSecret(staff_token),
    user_agent: request.user_agent,
    ip: request.ip,
    created_at: now,
    last_seen_at: now,
    expires_at,
  })
  return { session_id, staff_token, expires_at: expires_at.toISOString() }
}

/** Ten new ones; those before are worth nothing any more. */
export async function giveRecoveryCodes(db: Db, staff_id: string, { ports, now }: { ports: StaffPorts; now: Date }) {
  const recovery_codes = newRecoveryCodes()
  const rows = recovery_codes.map((code) => ({ id: newId(now), code_hash: recoveryHash(ports, code) }))
  await replaceRecoveryCodes(db, staff_id, rows)
  return recovery_codes
}
