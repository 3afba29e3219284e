import { Agent, request } from 'node:http'
import { anyMember, signedIn } from '#test/support/members.ts'
import { homeOf } from '../buyer.ts'
import { makeWorld, type World } from '../world.ts'
import type { BadRequest } from './bad-request.ts'
import { type Answer, describeFault, type Outcome, tryInputs } from './try-inputs.ts'

type InputsOptions = { say: (line: string) => void; isAlone: boolean; words: readonly string[] }

const numberOf = (words: readonly string[], name: string): number | undefined => {
  const word = words.find((one) => one.startsWith(`--${name}=`))
  return word === undefined ? undefined : Number(word.slice(name.length + 3))
}

/** A million bad inputs to a process of its own; among other trials as many as a minute holds. */
export async function inputs({ say, isAlone, words }: InputsOptions): Promise<0 | 1> {
  const seed = numberOf(words, 'seed') ?? Math.floor(Math.random() * 2 ** 31)
  const count = numberOf(words, 'count') ?? 1_000_000
  const seconds = numberOf(words, 'seconds') ?? (isAlone ? 7_200 : 60)
  const world = await makeWorld({ run: 'web,api', log: 'error' })
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  try {
    const [pid, began] = [world.pid(), Date.now()]
    const send = (one: BadRequest) => sendTo(world, agent, one)
    const outcome = await tryInputs({ aims: () => aimsOf(world), send, seed, count, seconds, pages: 3 })
    const alive = world.pid() === pid && (await send({ method: 'GET', url: '/healthz', headers: {} })).status === 200
    const failures = world
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    return tell({ say, outcome, alive, failures, seconds: Math.round((Date.now() - began) / 1000), seed })
  } finally {
    agent.destroy()
    await world.close()
  }
}

async function aimsOf(world: World) {
  const home = homeOf(world)
  const { user_token: token } = await signedIn(home, await anyMember(home))
  return { calls: [...world.application.calls.values()].map(({ call }) => call), token }
}

type Report = Pick<InputsOptions, 'say'> & {
  outcome: Outcome
  alive: boolean
  failures: string[]
  seconds: number
  seed: number
}

function tell({ say, outcome, alive, failures, seconds, seed }: Report): 0 | 1 {
  const { tried, statuses, faults } = outcome
  const holds = alive && faults.length === 0
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`)
  say(`${holds ? 'held' : 'BROKEN'}  inputs: ${tried} from seed ${seed}, ${counts.join(', ')} (${seconds} s)`)
  if (!alive) say('        the process has ended, or answers no more')
  for (const fault of faults) say(`        ${describeFault(fault)}`)
  // What the process itself wrote of it, the newest last.
  if (!holds) for (const line of failures.slice(-5)) say(`        ${line.slice(0, 1_000)}`)
  return holds ? 0 : 1
}

/** As it is written: `fetch` would tidy up the address, and refuse a host. */
function sendTo(world: World, agent: Agent, { method, url, headers, payload }: BadRequest): Promise<Answer> {
  const { port } = new URL(world.url())
  return new Promise((resolve, reject) => {
    const sent = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
    const path = url.replace(/[^\x21-\x7e]/g, encodeURIComponent)
    const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, ...sent }, agent, timeout: 30_000 }
    const outgoing = request(options, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
      reply.on('error', reject)
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 30 s')))
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}
