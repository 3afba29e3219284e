import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Started = {
  child: ChildProcess
  /** Everything it has said so far, on both channels. */
  said(): string
  /** Where it listens; throws what it said when it ends before. */
  port(): Promise<number>
  ended: Promise<number | null>
}

/** The product as a process of its own: from its sources, or as `npm start` runs it once it is built. */
export function startProcess(
  settings: Record<string, string>,
  program: readonly string[] = ['server/main.ts'],
  folder = '.',
): Started {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const child = spawn(process.execPath, ['--import', './server/bootstrap/end-with-parent.mjs', ...program], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listening = new Promise<number | undefined>((resolve) => {
    const onData = (chunk: Buffer) => {
      text += chunk
      const port = /listening on http:\/\/[^\s]*:(\d+)\)/.exec(text)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    child.on('close', () => resolve(undefined))
  })
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  const port = async () => {
    const listeningPort = await listening
    if (listeningPort === undefined) throw new Error(`it ended: ${text}`)
    return listeningPort
  }
  return { child, said: () => text, port, ended }
}
