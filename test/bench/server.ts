import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArguments, serverEnvironment } from '#server/bootstrap/tools.mjs'

export type BenchServer = {
  url: string
  data_dir: string
  start_ms: number
  /** Resident memory in MB, now and at its highest, and processor time used so far in ms. */
  measure(): Promise<{ memory_mb: number; peak_mb: number; cpu_ms: number }>
  restart(): Promise<BenchServer>
  end(): Promise<unknown>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** What is asked over HTTP, and what it has used so far. */
export type Target = { url: string; measure(): Promise<{ cpu_ms: number }> }

const ready = /Rihla is ready: (http:\/\/localhost:\d+)/

/** The built product, as `npm start` serves it, on a database of its own. */
export async function benchServer(folder?: string, settings: Record<string, string> = {}): Promise<BenchServer> {
  const data_dir = folder ?? (await mkdtemp(join(tmpdir(), 'rihla-bench-')))
  const began = performance.now()
  const child = spawn(process.execPath, serverArguments, {
    env: {
      ...process.env,
      ...serverEnvironment,
      RIHLA_DEMO: '1',
      PORT: '0',
      DATA_DIR: data_dir,
      RATE_LIMIT_PER_MINUTE: '0',
      // Buyers come from addresses of their own, as behind a proxy: limits count by address.
      TRUST_PROXY: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await untilReady(child)
  await fetch(`${url}/healthz`)
  const start_ms = performance.now() - began
  const end = () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    return ended
  }
  return {
    url,
    data_dir,
    start_ms,
    measure: () => measure(child.pid ?? 0),
    end,
    async restart() {
      await end()
      return benchServer(data_dir, settings)
    },
    async stop() {
      await end()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const address = ready.exec(text)?.[1]
      if (!address) return
      // From here on it is the log of every request: read, as a collector would, and dropped.
      child.stdout?.off('data', read).resume()
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${text}`)))
  })
}

/** Linux only: /proc counts in hundredths of a second and in pages of 4 kB. */
async function measure(pid: number) {
  const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (line: RegExp) => Number(line.exec(status)?.[1] ?? 0) / 1024
  const [memory_mb, peak_mb] = [megabytes(/VmRSS:\s+(\d+)/), megabytes(/VmHWM:\s+(\d+)/)]
  return { memory_mb, peak_mb, cpu_ms: (Number(stat[11]) + Number(stat[12])) * 10 }
}
