import { spawn } from 'node:child_process'

export type Load = { per_second: number; p50_ms: number; p99_ms: number; errors: number }

/** Loads one address from a second process for a few seconds and reads what autocannon says. */
export function load(
  url: string,
  options: { seconds?: number; connections?: number; rate?: number; headers?: Record<string, string> } = {},
): Promise<Load> {
  const { seconds = 8, connections = 20, rate, headers = {} } = options
  const args = ['node_modules/autocannon/autocannon.js', '--json', '-d', String(seconds), '-c', String(connections)]
  if (rate !== undefined) args.push('-R', String(rate))
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, url], { stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.on('error', reject)
    child.on('exit', () => {
      const result = JSON.parse(text)
      resolve({
        per_second: result.requests.average,
        p50_ms: result.latency.p50,
        p99_ms: result.latency.p99,
        errors: result.errors + result.non2xx,
      })
    })
  })
}
