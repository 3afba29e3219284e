import { z } from 'zod'
import { serverArguments, serverEnvironment } from '#server/bootstrap/tools.mjs'
import { until } from '#test/chaos/world.ts'
import { type Started, startProcess } from '#test/support/process.ts'

export type Settings = Readonly<Record<string, string>>

/** A version of the product, where it is built, and how it is started. */
export type Version = { name: string; folder: string; program: readonly string[]; settings: Settings }

/** One process of the product. */
export type Node = {
  name: string
  url: string
  pid(): number
  /** What it has logged as an error since it started, by message. */
  errors(): ReadonlyMap<string, number>
  start(version?: Version): Promise<void>
  /** As a power cut does. */
  kill(): Promise<void>
  /** As whoever rolls a version out does; gives how it ended. */
  stop(): Promise<number | null>
  signal(signal: NodeJS.Signals): void
  untilReady(): Promise<void>
}

const logged = z.object({ msg: z.string().default(''), err: z.object({ message: z.string() }).optional() })

function errorsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of text.split('\n').filter((one) => one.startsWith('{'))) {
    const { msg, err } = logged.parse(JSON.parse(line))
    const kind = err ? `${msg}: ${err.message.split('\n')[0]}` : msg
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

const current: Version = { name: 'this one', folder: '.', program: serverArguments, settings: serverEnvironment }

/** Not started yet. */
export function makeNode(name: string, port: number, settings: Settings): Node {
  const state: { started?: Started } = {}
  const url = `http://localhost:${port}`
  const now = () => {
    if (!state.started) throw new Error(`${name} has never been started`)
    return state.started
  }
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      (reply) => reply.ok,
      () => false,
    )
  return {
    name,
    url,
    pid: () => now().child.pid ?? 0,
    errors: () => errorsIn(state.started?.said() ?? ''),
    async start({ folder, program, settings: own } = current) {
      state.started = startProcess({ ...own, ...settings, PORT: String(port) }, program, folder)
      await state.started.port()
    },
    async kill() {
      state.started?.child.kill('SIGKILL')
      await state.started?.ended
    },
    async stop() {
      now().child.kill('SIGTERM')
      return now().ended
    },
    signal: (signal) => void now().child.kill(signal),
    untilReady: () => until(`${name} is ready`, isReady, { seconds: 180 }),
  }
}
