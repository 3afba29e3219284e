import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type SourceFile = { path: string; text: string }

const skipped = new Set([
  '.cache',
  '.git',
  '.react-router',
  'node_modules',
  'build',
  'data',
  'test-results',
  'playwright-report',
])

/** Paths below a folder of this repository, without what is installed or made. */
export async function pathsIn(folder = '.'): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const paths: string[] = []
  for (const entry of entries) {
    const path = folder === '.' ? entry.name : join(folder, entry.name)
    if (entry.isDirectory() && !skipped.has(entry.name)) {
      paths.push(...(await pathsIn(path)))
    }
    if (entry.isFile()) paths.push(path)
  }
  return paths.sort()
}

export async function readAll(paths: readonly string[]): Promise<SourceFile[]> {
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
}

const code = /^(core|modules|adapters|server|web|database|demo|test)\/.*\.tsx?$|^[a-z.-]+\.ts$/

/** Every TypeScript file that people wrote. */
export const readCode = async (): Promise<SourceFile[]> =>
  readAll((await pathsIn()).filter((path) => code.test(path) && !path.endsWith('.d.ts')))

export const isTest = (path: string): boolean => path.startsWith('test/') || /\.(test|spec)\.tsx?$/.test(path)
