import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Started = {
  child: ChildProcess
  /** Everything it has said so far, on both channels. */
  said(): string
  /** Where it listens; rejects with what it said when it ends before. */
  port: Promise<number>
  ended: Promise<number | null>
}

/** The product as a process of its own: from its sources, or as `npm start` runs it once it is built. */
export function startProcess(
  settings: Record<string, string>,
  program: readonly string[] = ['server/main.ts'],
): Started {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const child = spawn(process.execPath, ['--import', './server/bootstrap/end-with-parent.mjs', ...program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const port = new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk
      const found = /listening on http:\/\/[^\s]*:(\d+)\)/.exec(text)?.[1]
      if (found) resolve(Number(found))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', () => reject(new Error(`it ended: ${text}`)))
  })
  port.catch(() => undefined)
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  return { child, said: () => text, port, ended }
}
