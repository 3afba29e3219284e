import { expect, test } from 'vitest'
import { nameIn, nodesIn, parse, placeOf } from './support/syntax.ts'
import { pathsIn, readCode, type SourceFile } from './support/tree.ts'

/** Words of no trade, which a stranger could only guess at, and what to say instead. */
const plainer = new Map([
  ['asked', 'query, input or response'],
  ['kept', 'cached, stored or saved'],
  ['keeper', 'cache'],
  ['told', 'notice, event or message'],
  ['hear', 'on… or apply…'],
  ['heard', 'received'],
  ['sought', 'search term'],
  ['shelf', 'listing index, product row or store'],
  ['shelves', 'listing index, product rows or stores'],
  ['unsold', 'unavailable'],
  ['papers', 'documents'],
  ['awake', 'hydrated'],
  ['house', 'application or architecture'],
  ['door', 'public functions'],
  ['found', 'match, row or result'],
  ['few', 'the number it is'],
])

/** Where a word is meant as the world means it, or cannot be changed any more. */
const meant: readonly { path: RegExp; names: RegExp; why: string }[] = [
  { path: /^demo\/drawings\//, names: /house|door/i, why: 'buildings are drawn there' },
  { path: /^web\/ui\/icons\/|^web\/components\/shell\//, names: /^House$/, why: 'an icon of the set' },
  {
    path: /^server\/(config|push\.test|commands\/doctor\.test|backup\/drill\.test)|^test\/support\/demo-app/,
    names: /^PAPERS_SECRET$/,
    why: 'a name in the environment',
  },
  { path: /^modules\/(booking|payment|catalogue)\//, names: /^(asked|told_at)$/, why: 'SQL, wire' },
  { path: /./, names: /not_?found/i, why: 'HTTP says it' },
  { path: /^modules\/privacy\/field-words/, names: /^field_told_at$/, why: 'SQL' },
  { path: /./, names: /^(birth_date_kept|not_asked)$/, why: 'codes of problems' },
  {
    path: /^web\/pages\/my-order\/(details|travellers\.test)|^test\/chaos\/invariants/,
    names: /^(asked|told)$/,
    why: 'the wire, SQL',
  },
  { path: /^(demo|modules|test)\//, names: /^(booking_papers|papers)$/, why: 'a table, and a category of posts' },
]

const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const oddWordIn = (name: string): string | undefined => wordsIn(name).find((word) => plainer.has(word))
const isMeant = (path: string, name: string): boolean =>
  meant.some((one) => one.path.test(path) && one.names.test(name))

function nameFindings(file: SourceFile): string[] {
  const findings = [...nodesIn(parse(file))].flatMap((node) => {
    const name = node.type === 'Identifier' ? nameIn(node) : undefined
    const word = name && oddWordIn(name)
    if (!name || !word || isMeant(file.path, name)) return []
    return [`${placeOf(file, node)} ${name}: say ${plainer.get(word)}`]
  })
  return [...new Set(findings)]
}

function pathFindings(path: string): string[] {
  const word = oddWordIn(path)
  return word && !/not-found/.test(path) ? [`${path}: say ${plainer.get(word)}`] : []
}

test('names say what the industry says', async () => {
  expect((await readCode()).flatMap(nameFindings)).toEqual([])
})

test('files are named in plain words', async () => {
  const paths = (await pathsIn()).filter((path) => !/^database\/migrations\/|^docs\/decisions\//.test(path))
  expect(paths.flatMap(pathFindings)).toEqual([])
})

test('an odd word is noticed wherever it stands in a name, and prose is left alone', () => {
  const text = "// What is kept is told.\nconst keptPages = 'asked'\nexport const isAsked = (told: string) => told\n"
  expect(nameFindings({ path: 'server/a.ts', text })).toEqual([
    'server/a.ts:2 keptPages: say cached, stored or saved',
    'server/a.ts:3 isAsked: say query, input or response',
    'server/a.ts:3 told: say notice, event or message',
  ])
  expect(pathFindings('server/http/kept-pages.ts')).toEqual(['server/http/kept-pages.ts: say cached, stored or saved'])
})
