import type { Db } from '#core/context.ts'
import type { StaffPorts } from '../ports.ts'
import { spendRecoveryCode, spendStep } from '../store.sign-in.ts'
import { openTotp, readRecoveryCode, recoveryHash, stepOfCode } from './two-step.ts'

type Person = { id: string; totp_secret: string | null }
type Given<Need extends keyof StaffPorts> = { code: string; ports: Pick<StaffPorts, Need>; now: Date }

/** Uses up a code of somebody's app; `false` where it is wrong or was used. */
export async function spendCode(db: Db, { id, totp_secret }: Person, { code, ports, now }: Given<'documents'>) {
  if (totp_secret === null) return false
  const step = stepOfCode(openTotp(ports, id, totp_secret), code, now)
  return step !== undefined && spendStep(db, id, step)
}

/** Uses up a recovery code; gives how many are left, or nothing where it is none of theirs. */
export async function spendRecovery(db: Db, staff_id: string, { code, ports, now }: Given<'tokens'>) {
  const read = readRecoveryCode(code)
  if (read === undefined) return undefined
  return spendRecoveryCode(db, { staff_id, code_hash: recoveryHash(ports, read) }, now)
}
