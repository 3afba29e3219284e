import { cache } from '#core/cache.ts'
import { readCookie } from '#core/session-cookies.ts'
import type { Tenant } from '#core/tenant.ts'
import { jakartaDate, minuteMs } from '#core/time.ts'
import { findConsultant } from '#modules/affiliate/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { affiliateCode, visitCookies } from '#web/visit-cookies.ts'
import type { Application } from '../compose.ts'
import type { Visit } from './page-visit.ts'

const entries = 10_000
/** One that is known stays known while the database is away for a while; one that is not may be a consultant's soon. */
const lastsMs = { known: 10 * minuteMs, unknown: minuteMs }

/** Visits with nothing of a code that is nobody's, wherever it stands: it changes nothing. */
export function knownCodes({ db, clock }: Pick<Application, 'db' | 'clock'>) {
  const codes = cache<boolean>({ entries, ttl_ms: (isKnown) => lastsMs[isKnown ? 'known' : 'unknown'] })
  const isKnown = (tenant: Tenant, code: string) =>
    codes.load(`${tenant.id} ${code}`, async () => (await findConsultant(db, tenant.id, code)) !== undefined)
  const isStrange = async (tenant: Tenant, given: string | null | undefined) => {
    const code = affiliateCode(given)
    return code !== undefined && !(await isKnown(tenant, code))
  }
  return {
    async knownVisit(visit: Visit): Promise<Visit> {
      const { tenant, url, cookie_header } = visit
      const isSent = await isStrange(tenant, url.searchParams.get('affiliate_code'))
      const isStored = await isStrange(tenant, readCookie(cookie_header, 'affiliate_code'))
      return {
        ...visit,
        ...(isSent && { url: withoutCode(url) }),
        ...(isStored && { cookie_header: cookie_header.replace(storedCode, '') }),
      }
    },
    /** What the address of a visit brings about; by how long a recommendation lasts today. */
    async cookiesOf(visit: Visit): Promise<string[]> {
      const now = clock.now()
      const lasts = async () => (await datedRulesOn(db, jakartaDate(now))).attribution_days
      return visitCookies({ ...visit, now, is_secure: visit.tenant.public_url.startsWith('https:') }, lasts)
    },
  }
}

const storedCode = /(?:^|;)\s*affiliate_code=[^;]*/g

function withoutCode(url: URL): URL {
  const plain = new URL(url)
  plain.searchParams.delete('affiliate_code')
  return plain
}
