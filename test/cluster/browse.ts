import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { World } from './world.ts'

/** Of those who show no key: half of the setting. */
const openCallsPerMinute = 600
export const limitPerMinute = 2 * openCallsPerMinute

/** The browser tests of this folder against this world; gives how they ended. */
export async function browse(world: World, words: readonly string[]): Promise<number> {
  const claims = join(world.folder, 'claims')
  await mkdir(claims)
  const env = {
    ...process.env,
    E2E_URL: world.url(),
    E2E_CLAIMS: claims,
    CLUSTER_NODES: world.nodes.map(({ url }) => url).join(','),
    CLUSTER_OPEN_CALLS: String(openCallsPerMinute),
  }
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/cluster/browser/playwright.config.ts']
  const child = spawn(process.execPath, [...command, ...words], { env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code === 0 ? 0 : 1
}
