import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesContract } from '../files.contract.ts'
import { diskFiles } from './files.ts'

const root = await mkdtemp(join(tmpdir(), 'files-'))
const folder = join(root, 'store')
afterAll(() => rm(root, { recursive: true }))

filesContract('on the disk', async () => diskFiles({ folder }))

const secret = { bytes: Buffer.from('x'), type: 'text/plain' }

test('a linked folder does not lead out of the store', async () => {
  const files = diskFiles({ folder })
  await mkdir(join(root, 'outside'))
  await mkdir(folder, { recursive: true })
  await writeFile(join(root, 'outside', 'passwd'), 'root')
  await writeFile(join(root, 'outside', 'passwd@type'), 'text/plain')
  await symlink(join(root, 'outside'), join(folder, 'link'))
  expect(await files.get('link/passwd')).toBeUndefined()
  await files.delete('link/passwd')
  await expect(files.put('link/new', secret)).rejects.toThrow('not a folder')
  await expect(files.put('link/deeper/new', secret)).rejects.toThrow('not a folder')
  expect((await readdir(join(root, 'outside'))).sort()).toEqual(['passwd', 'passwd@type'])
})

test('a linked file is not read, and writing replaces the link and not its target', async () => {
  const files = diskFiles({ folder })
  await mkdir(folder, { recursive: true })
  await writeFile(join(root, 'shadow'), 'root')
  await symlink(join(root, 'shadow'), join(folder, 'file'))
  await writeFile(join(folder, 'file@type'), 'text/plain')
  expect(await files.get('file')).toBeUndefined()
  await files.put('file', secret)
  expect(await readFile(join(root, 'shadow'), 'utf8')).toBe('root')
  expect(await files.get('file')).toEqual(secret)
})

test('a folder is not a file', async () => {
  const files = diskFiles({ folder })
  await files.put('a-folder/file', secret)
  expect(await files.get('a-folder')).toBeUndefined()
  expect(await files.get('a-folder/file/below')).toBeUndefined()
})

test('no drafts are left behind', async () => {
  const files = diskFiles({ folder: join(root, 'clean') })
  await files.put('one', secret)
  await files.put('one', secret)
  expect((await readdir(join(root, 'clean'))).sort()).toEqual(['one', 'one@type'])
})
