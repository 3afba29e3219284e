import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Version } from './nodes.ts'

const run = promisify(execFile)

const tools = z.object({ serverArguments: z.array(z.string()), serverEnvironment: z.record(z.string(), z.string()) })

/**
 * The version from before the newest change of the schema, built from git's history in the trial's folder; nothing where there is
 * no such history.
 */
export async function previousVersion(folder: string): Promise<Version | undefined> {
  const name = await commitBeforeSchema()
  if (!name) return undefined
  const place = join(folder, 'previous')
  const built = join(place, 'built')
  if (!existsSync(built)) {
    await unpack(name, place)
    await build(place)
    await writeFile(built, name)
  }
  const { serverArguments, serverEnvironment } = tools.parse(await import(join(place, 'server/bootstrap/tools.mjs')))
  return { name: name.slice(0, 8), folder: place, program: serverArguments, settings: serverEnvironment }
}

/** What stood on the main line before the schema was last changed there. */
async function commitBeforeSchema(): Promise<string | undefined> {
  const newest = ['log', '-1', '--first-parent', '-m', '--format=%H', '--', 'database/migrations']
  try {
    const { stdout: changed } = await run('git', newest)
    const { stdout: before } = await run('git', ['rev-parse', '--verify', '--quiet', `${changed.trim()}^1`])
    return before.trim()
  } catch {
    // No git, no repository, or a copy without what came before.
    return undefined
  }
}

async function unpack(commit: string, place: string): Promise<void> {
  await mkdir(place, { recursive: true })
  const archive = join(place, 'sources.tar')
  await run('git', ['archive', '--output', archive, commit])
  await run('tar', ['--extract', '--file', archive, '--directory', place])
}

/** With packages of its own, as whoever deployed it did. */
async function build(place: string): Promise<void> {
  const child = spawn('node', ['server/bootstrap/build.mjs'], { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the previous version could not be built: ${code}`)
}
