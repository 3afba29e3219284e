import { Agent, request } from 'node:http'
import type { Load } from './load.ts'
import { loadOf } from './loop.ts'

const connections = 4
const rounds = 20
const roundMs = 600

export type Target = { url: string; headers: Record<string, string> }
type Side = { target: Target; took: number[]; errors: number; ms: number }

/**
 * Two addresses asked in turns, each by four at once: a pause of the machine falls on both, and not on the one that came second.
 * Some 2,000 answers each, so that the 99th of a hundred is no single accident; in parts of a millisecond, for what takes four.
 */
export async function inTurns(one: Target, other: Target): Promise<[Load, Load]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const both = [one, other].map((target): Side => ({ target, took: [], errors: 0, ms: 0 }))
  for (let i = 0; i <= rounds; i++) {
    // Who begins changes too; the first round only warms up.
    for (const side of i % 2 === 0 ? both : both.toReversed()) {
      const measured = await aRound(agent, side.target)
      if (i === 0) continue
      side.took.push(...measured.took)
      side.errors += measured.errors
      side.ms += measured.ms
    }
  }
  agent.destroy()
  const [first, second] = both.map(({ took, ms, errors }) => loadOf(took, ms, errors))
  if (!first || !second) throw new Error('nothing was measured')
  return [first, second]
}

async function aRound(agent: Agent, target: Target) {
  const began = performance.now()
  const took: number[] = []
  let errors = 0
  const one = async () => {
    while (performance.now() - began < roundMs) {
      const start = performance.now()
      if ((await answerTo(agent, target)) !== 200) errors++
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return { took, errors, ms: performance.now() - began }
}

/** The status of an answer that was read to its end. */
const answerTo = (agent: Agent, { url, headers }: Target): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject)
      answer.resume()
    })
    sent.on('error', reject).end()
  })
