import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { environment } from '#server/config.ts'
import { memberNames, nameIn, nodesIn, parse, partOf, placeOf } from './support/syntax.ts'
import { isTest, pathsIn, readAll, type SourceFile } from './support/tree.ts'

/** Who may read the environment, besides tests: the one place that parses it, and what runs before anything is installed. */
const readers = /^server\/config\.ts$|^server\/bootstrap\//

function readerFindings(file: SourceFile): string[] {
  if (readers.test(file.path) || isTest(file.path)) return []
  return [...nodesIn(parse(file))]
    .filter((node) => memberNames(node).join('.') === 'process.env')
    .map((node) => `${placeOf(file, node)} reads process.env`)
}

/** Settings that nothing asks for by name: a person would set them and wonder. */
function idleFindings(files: readonly SourceFile[], settings: readonly string[]): string[] {
  const readNames = new Set<string>()
  for (const node of files.flatMap((file) => [...nodesIn(parse(file))])) {
    const [, member] = memberNames(node)
    if (member) readNames.add(member)
    if (node.type.endsWith('PatternProperty')) readNames.add(nameIn(partOf(node, 'key')) ?? '')
  }
  return settings.filter((name) => !readNames.has(name)).map((name) => `${name} is set for nothing`)
}

/** Settings of an example file: a comment above each, the value empty or its default. */
function exampleFindings(example: string, settings: readonly string[]): string[] {
  const lines = example.split('\n')
  const named = lines.flatMap((line) => /^#? ?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? [])
  const silent = named.filter((name) => {
    const at = lines.findIndex((line) => line.replace(/^# ?/, '').startsWith(`${name}=`))
    return !/^# [^=]*$/.test(lines[at - 1] ?? '')
  })
  return [...differences(named, settings), ...silent.map((name) => `${name} has no comment`)]
}

const tableRow = /^\| `([A-Z][A-Z0-9_]+)` +\|/gm
const tableFindings = (readme: string, settings: readonly string[]): string[] =>
  differences(
    [...readme.matchAll(tableRow)].map((match) => match[1] ?? ''),
    settings,
  )

function differences(named: readonly string[], settings: readonly string[]): string[] {
  return [
    ...settings.filter((name) => !named.includes(name)).map((name) => `${name} is missing`),
    ...named.filter((name) => !settings.includes(name)).map((name) => `${name} is no setting`),
    ...named.filter((name, i) => named.indexOf(name) !== i).map((name) => `${name} stands twice`),
  ]
}

const settings = Object.keys(environment.shape)

test('only the configuration reads the environment', async () => {
  const paths = (await pathsIn()).filter((path) => /\.(tsx?|mjs)$/.test(path))
  expect((await readAll(paths)).flatMap(readerFindings)).toEqual([])
})

test('every setting is asked for', async () => {
  const paths = (await pathsIn('server')).filter((path) => path.endsWith('.ts') && !isTest(path))
  expect(idleFindings(await readAll(paths), settings)).toEqual([])
})

test('.env.example and the table of the README list the settings there are', async () => {
  expect(exampleFindings(await readFile('.env.example', 'utf8'), settings)).toEqual([])
  expect(tableFindings(await readFile('README.md', 'utf8'), settings)).toEqual([])
})

test('another reader, an idle setting, a missing one, an unknown one and one without a comment are noticed', () => {
  const text = 'const port = process.env.PORT'
  expect(readerFindings({ path: 'modules/a/store.ts', text })).toEqual(['modules/a/store.ts:1 reads process.env'])
  expect(readerFindings({ path: 'server/config.ts', text })).toEqual([])
  const asking = { path: 'server/a.ts', text: 'const { HOST: host } = config; start(config.PORT)' }
  expect(idleFindings([asking], ['PORT', 'HOST', 'RUN'])).toEqual(['RUN is set for nothing'])
  expect(exampleFindings('# The port.\nPORT=3000\n\nHOST=\n', ['PORT', 'HOST', 'RUN'])).toEqual([
    'RUN is missing',
    'HOST has no comment',
  ])
  expect(tableFindings('| `PORT` | 3000 | the port |\n| `PROT` | | |\n', ['PORT', 'HOST'])).toEqual([
    'HOST is missing',
    'PROT is no setting',
  ])
})
