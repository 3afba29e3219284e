import { type Aims, type BadRequest, badCall, badPage } from './bad-request.ts'
import { chanceOf } from './random.ts'

export type Answer = { status: number; body: string }
export type Plan = {
  aims: () => Promise<Aims>
  send: (request: BadRequest) => Promise<Answer>
  /** The first input's; each further one has the next, so that any can be tried again alone. */
  seed: number
  count: number
  /** It ends then, with however many it has tried. */
  seconds: number
  /** How many of a hundred are for pages. */
  pages: number
}
export type Fault = { seed: number; why: string; request: BadRequest; body: string }
export type Outcome = { tried: number; statuses: Map<number, number>; faults: Fault[] }

export const leaks =
  /node_modules|\.ts:\d|\bat \w+ \(|postgres|select .* from|syntax error|drizzle|fastify|\bzod\b|\/work\/|PgError/i
/** A page has boxes to select from, and texts of its own. */
const leaksOfPage = /node_modules|\.ts:\d|\bat \w+ \(|syntax error|Failed query|PgError|\/work\//

/** The one input of a seed. */
export function inputOf(aims: Aims, seed: number, pages: number): BadRequest {
  const chance = chanceOf(seed)
  return chance.below(100) < pages ? badPage(aims, chance) : badCall(aims, chance)
}

const atOnce = 32
const perMember = 4_000
const mostFaults = 5

/** Tries input after input; what comes back must be an answer, and say nothing of what is inside. */
export async function tryInputs({ aims, send, seed, count, seconds, pages }: Plan): Promise<Outcome> {
  const outcome: Outcome = { tried: 0, statuses: new Map(), faults: [] }
  const end = performance.now() + seconds * 1000
  let known = await aims()
  const one = async (own: number): Promise<void> => {
    const request = inputOf(known, own, pages)
    const { status, body } = await send(request).catch((error: unknown) => ({ status: 0, body: String(error) }))
    outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
    const why = wrong(request, { status, body })
    if (why) outcome.faults.push({ seed: own, why, request, body: body.slice(0, 300) })
  }
  while (outcome.tried < count && performance.now() < end && outcome.faults.length < mostFaults) {
    const size = Math.min(atOnce, count - outcome.tried)
    await Promise.all(Array.from({ length: size }, (_, i) => one(seed + outcome.tried + i)))
    // Some inputs sign out, or delete the account: then another member goes on.
    if (Math.floor(outcome.tried / perMember) < Math.floor((outcome.tried + size) / perMember)) known = await aims()
    outcome.tried += size
  }
  return outcome
}

function wrong(request: BadRequest, { status, body }: Answer): string | undefined {
  if (status === 0) return 'no answer'
  if (status >= 500) return `a ${status}`
  // A page shows what is searched for: what it was sent itself is no leak.
  const sent = decodeSafely(request.url) + (request.payload ?? '')
  const leak = (request.url.startsWith('/api/') ? leaks : leaksOfPage).exec(body)?.[0]
  return leak && !sent.includes(leak) ? `says "${leak}"` : undefined
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A fault as it is told, with what to type to see it again. */
export const describeFault = ({ seed, why, request, body }: Fault): string =>
  `${why}: npm run chaos -- inputs --seed=${seed} --count=1\n        ${request.method} ${request.url.slice(0, 300)}\n        ${body}`
