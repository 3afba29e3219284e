import type { Tenant } from '#core/tenant.ts'
import { minuteMs } from '#core/time.ts'
import { findConsultant } from '#modules/affiliate/module.ts'
import type { House } from '../compose.ts'
import { keeper } from '../keeper.ts'

const limits = { entries: 10_000, bytes: 1024 * 1024 }
/** One that is known stays known while the database is away for a while; one that is not may be a consultant's soon. */
const lastsMs = { known: 10 * minuteMs, unknown: minuteMs }

export type IsKnownCode = (tenant: Tenant, code: string) => Promise<boolean>

/** Whether a code is that of a consultant of the tenant. */
export function knownCodes({ db }: Pick<House, 'db'>): IsKnownCode {
  const codes = keeper<boolean>(limits)
  return async (tenant, code) => {
    const key = `${tenant.id} ${code}`
    const before = codes.find(key)
    if (before && before.age_ms < lastsMs[before.value ? 'known' : 'unknown']) return before.value
    const isKnown = (await findConsultant(db, tenant.id, code)) !== undefined
    codes.keep(key, isKnown, key.length)
    return isKnown
  }
}
