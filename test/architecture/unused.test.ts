import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** A small project with our settings, in which one file, one export and one package are used by nobody. */
async function plantedProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'unused-'))
  await Promise.all(['server', 'core'].map((folder) => mkdir(join(root, folder))))
  await cp('knip.json', join(root, 'knip.json'))
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  const files = {
    'package.json': JSON.stringify({ name: 'planted', type: 'module', dependencies: { marked: '18.0.0' } }),
    'server/main.ts': "import { used } from '../core/price.ts'\nused()\n",
    'core/price.ts': 'export const used = () => 1\nexport const unused = () => 2\n',
    'core/lonely.ts': 'export const lonely = 1\n',
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)))
  return root
}

test('`npm run check` notices a file, an export and a package that nobody uses', async ({ onTestFinished }) => {
  const root = await plantedProject()
  onTestFinished(() => rm(root, { recursive: true }))
  const knip = [resolve('node_modules/knip/bin/knip.js'), '--directory', root, '--no-progress', '--no-config-hints']
  const { stdout } = await promisify(execFile)(process.execPath, knip).catch((failed) => failed)
  expect(stdout).toMatch(/Unused files[\s\S]*core\/lonely\.ts/)
  expect(stdout).toMatch(/Unused dependencies[\s\S]*marked/)
  expect(stdout).toMatch(/Unused exports[\s\S]*unused .*core\/price\.ts/)
})
