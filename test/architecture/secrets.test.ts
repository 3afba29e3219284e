import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pathsIn, readAll, type SourceFile } from './support/tree.ts'

/** Keys that were made to be read by everyone. */
const fixtures: Record<string, string> = {}

const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----/
/** Folders of the machine someone built this on. */
const machinePath = /(?<![\w.])\/(?:work|root|home\/\w+|Users\/\w+)\//
const registry = /https?:\/\/[^"\s]+/g

function fileFindings(file: SourceFile): string[] {
  return [
    ...(privateKey.test(file.text) && !fixtures[file.path] ? [`${file.path} holds a private key`] : []),
    ...(machinePath.test(file.text) ? [`${file.path} names a folder of one machine`] : []),
  ]
}

/** Where packages came from is the reader's own affair; links to fund them are not a source. */
function lockFindings(lock: string): string[] {
  const problems: string[] = []
  for (const line of lock.split('\n')) {
    if (/"resolved":/.test(line) && registry.test(line)) problems.push(`package-lock.json: ${line.trim()}`)
    registry.lastIndex = 0
  }
  return problems
}

const texts = /\.(tsx?|mjs|cjs|json|md|css|sql|tsv|yml|html|txt)$|(^|\/)(LICENSE|run|\.[a-z.]+)$/

test('no key, no host of a registry and no folder of one machine is kept here', async () => {
  const paths = (await pathsIn()).filter((path) => texts.test(path) && path !== 'package-lock.json' && path !== '.git')
  expect((await readAll(paths)).flatMap(fileFindings)).toEqual([])
  expect(lockFindings(await readFile('package-lock.json', 'utf8'))).toEqual([])
})

test('a key, a host and a folder are noticed', () => {
  const dashes = '-'.repeat(5)
  const key = `${dashes}BEGIN EC PRIVATE KEY${dashes}`
  expect(fileFindings({ path: 'a.ts', text: `const key = '${key}'` })).toEqual(['a.ts holds a private key'])
  const folder = ['', 'root', 'rihla'].join('/')
  expect(fileFindings({ path: 'a.md', text: `see ${folder}` })).toEqual(['a.md names a folder of one machine'])
  expect(lockFindings('"resolved": "https://registry.example/a.tgz",\n"url": "https://fund.example"')).toHaveLength(1)
})
