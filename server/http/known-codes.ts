import { cache } from '#core/cache.ts'
import type { Tenant } from '#core/tenant.ts'
import { minuteMs } from '#core/time.ts'
import { findConsultant } from '#modules/affiliate/module.ts'
import type { Application } from '../compose.ts'

const entries = 10_000
/** One that is known stays known while the database is away for a while; one that is not may be a consultant's soon. */
const lastsMs = { known: 10 * minuteMs, unknown: minuteMs }

export type IsKnownCode = (tenant: Tenant, code: string) => Promise<boolean>

/** Whether a code is that of a consultant of the tenant. */
export function knownCodes({ db }: Pick<Application, 'db'>): IsKnownCode {
  const codes = cache<boolean>({ entries, ttl_ms: (isKnown) => lastsMs[isKnown ? 'known' : 'unknown'] })
  return (tenant, code) =>
    codes.load(`${tenant.id} ${code}`, async () => (await findConsultant(db, tenant.id, code)) !== undefined)
}
