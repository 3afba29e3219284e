import type { LatestOrder } from './latest.server.ts'
import type { PersonalShell } from './personal.server.ts'

type PersonalAnswer = { shell: PersonalShell; latest?: LatestOrder }

/** The personal part, or nothing when it cannot be had now. An ended session leads to the sign-in, as it does for a page. */
export async function fetchPersonal(address: string): Promise<PersonalAnswer | undefined> {
  try {
    const reply = await fetch(address, { headers: { accept: 'application/json' } })
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    if (!isJson && reply.redirected) window.location.assign(reply.url)
    return reply.ok && isJson ? await reply.json() : undefined
  } catch {
    return undefined
  }
}
