import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A command as an operator runs it, with this environment alone. */
export async function runCommand(command: string, settings: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', RIHLA_DEMO: '1', ...settings }
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  const [code] = await once(child, 'exit')
  return { code, said }
}
