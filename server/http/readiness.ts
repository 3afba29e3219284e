import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { singleFlight } from '#core/single-flight.ts'
import { loadListings } from '#modules/search/module.ts'
import type { Application } from '../compose.ts'

type Check = () => Promise<unknown>

/** A balancer that waits for an answer sends people here meanwhile. */
const deadlineMs = 2000

/** What this process needs to be of use, each by a name; what it needs depends on what it is. */
function checksOf({ config, db, clock, isQueueReady, state }: Application): Record<string, Check> {
  const { API_URL, RUN } = config
  const listsHere = RUN.includes('api') || (RUN.includes('web') && !API_URL)
  return {
    running: async () => demand(!state.is_stopping),
    // Migrations ran before the server listened, so a database that answers is a database that is up to date.
    database: () => db.execute(sql`select 1`),
    queue: async () => demand(isQueueReady()),
    ...(listsHere && { listings: () => loadListings(db, clock.now()) }),
    // Not where it would ask itself.
    ...(API_URL && RUN.includes('web') && !RUN.includes('api') && { api: () => askApi(API_URL) }),
  }
}

function demand(isSo: boolean): void {
  if (!isSo) throw new Error('not ready')
}

async function askApi(api_url: string): Promise<void> {
  const signal = AbortSignal.timeout(deadlineMs)
  const reply = await fetch(new URL('/readyz', api_url), { signal, redirect: 'error' })
  await reply.body?.cancel()
  demand(reply.ok)
}

/** Which parts are ready now; one that does not say so in time is not. However many ask, each is looked at once. */
export function readinessOf(application: Application): () => Promise<Record<string, boolean>> {
  const share = singleFlight<unknown>()
  const checks = Object.entries(checksOf(application))
  return async () => {
    const deadline = new AbortController()
    const late = sleep(deadlineMs, false, { signal: deadline.signal, ref: false }).catch(() => false)
    const isReady = async (name: string, check: Check) => {
      const outcome = share(name, check).then(
        () => true,
        () => false,
      )
      return [name, await Promise.race([outcome, late])] as const
    }
    const parts = await Promise.all(checks.map(([name, check]) => isReady(name, check)))
    deadline.abort()
    return Object.fromEntries(parts)
  }
}
