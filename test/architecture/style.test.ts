import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { memberNames, nameIn, nodesIn, parse, partOf, placeOf, type SyntaxNode } from './support/syntax.ts'
import { pathsIn, readCode, type SourceFile } from './support/tree.ts'

/** Files that tell the compiler what it cannot see, and why there is no other way. */
const casts: Record<string, string> = {
  'server/dev-site.ts': 'Vite gives a module it has just loaded as a bag of unknowns',
  'server/pipeline.ts': 'which context a call gets follows from a value, `who`, that the compiler cannot follow',
  'web/meta.ts': 'React Router types the data of every other route as unknown',
  'web/components/shell/handle.ts': 'React Router types the data of every other route as unknown',
}

/** Files whose reader, a tool, asks for a default export. */
const defaults =
  /^web\/(pages|console)\/.*page\.tsx?$|^web\/layouts\/|^web\/(console\/)?(root|entry\.(client|server))\.tsx$|^web\/(console\/)?routes\.ts$|\.config\.ts$|^test\/support\/global-setup\.ts$|^test\/e2e\/support\/(server|closing-line)\.ts$/

/** Where the address of a request is wanted as it came, and not that of the page. */
const requestAddresses: Record<string, string> = {
  'web/entry.server.tsx': 'React Router reads it and tells pages from data itself',
  'web/offline/worker.ts': 'a worker sees what the browser asks for, data and pages',
}

// However it is written: by a dot, by its name in brackets, taken out of the request, or off whatever holds the request.
const addressRead =
  /\brequest\s*(?:\?\.|\.)\s*url\b|\brequest\s*\[\s*['"`]url\b|\{[^{}]*\burl\b[^{}]*\}\s*=\s*[\w.]*\brequest\b/

/** When one goes from page to page it ends in `.data`: guards and redirects that read it were walked around. */
function addressFindings({ path, text }: SourceFile): string[] {
  if (!path.startsWith('web/') || requestAddresses[path] !== undefined) return []
  const lines = text.split('\n').map((line, i) => [line, i + 1] as const)
  return lines.filter(([line]) => addressRead.test(line)).map(([, at]) => `${path}:${at} has request.url; take \`url\``)
}

/** `Object(x)` is of type any, and says so nowhere. */
const isObjectCall = (node: SyntaxNode): boolean =>
  (node.type === 'CallExpression' || node.type === 'NewExpression') &&
  nameIn(partOf(node, 'callee')) === 'Object' &&
  Array.isArray(node.arguments) &&
  node.arguments.length > 0

function codeFindings(file: SourceFile): string[] {
  const mayCast = file.path.startsWith('core/') || casts[file.path] !== undefined
  const problem = (node: SyntaxNode): string | undefined => {
    if (node.type === 'TsKeywordType' && node.kind === 'any') return 'any'
    if (isObjectCall(node)) return 'Object(x)'
    if ((node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion') && !mayCast) return 'a cast'
    if (node.type.startsWith('ExportDefault') && !defaults.test(file.path)) return 'a default export'
    const [object = '', property = ''] = memberNames(node)
    if (/^(test|it|describe)$/.test(object) && /^(skip|only|fixme|todo)$/.test(property)) return `${object}.${property}`
    return undefined
  }
  const problems = [...nodesIn(parse(file))].flatMap((node) => {
    const name = problem(node)
    return name ? [`${placeOf(file, node)} has ${name}`] : []
  })
  const todos = [...file.text.matchAll(/(?:\/\/|\*).*@(?:todo)\b(?!.*#\d+)/gi)].map(
    () => `${file.path} has a @todo without an issue`,
  )
  return [...problems, ...addressFindings(file), ...todos]
}

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const vague = /^(index|utils?|helpers?|common|misc)\.(tsx?|mjs|cjs|js)$/

function nameFindings(path: string): string[] {
  const name = basename(path)
  if (vague.test(name)) return [`${path} is named after nothing`]
  return kebab.test(name) ? [] : [`${path} is not in kebab-case`]
}

/** Names that others have settled. */
const settled = /(^|\/)(README|CONTRIBUTING|LICENSE)(\.md)?$|^deploy\/(Dockerfile|Caddyfile)$|^database\/migrations\//

const code = await readCode()

// Reads every file of the product: on a busy machine that takes its time.
test('no any, no Object(x), no cast, no default export, no skipped test and no loose @todo, but for those listed', {
  timeout: 120_000,
}, () => {
  expect(code.flatMap(codeFindings)).toEqual([])
})

test('every exception to the rule of casts is still needed', () => {
  const needed = code.filter(({ path, text }) => casts[path] && codeFindings({ path: 'server/x.ts', text }).length > 0)
  expect(needed.map(({ path }) => path).sort()).toEqual(Object.keys(casts).sort())
})

test('files are named in kebab-case after the one thing inside', async () => {
  const paths = (await pathsIn()).filter((path) => !settled.test(path))
  expect(paths.flatMap(nameFindings)).toEqual([])
})

test('each lapse of style is noticed', () => {
  // Put together here, so that this file itself has none of them.
  const todo = ['@to', 'do'].join('')
  const text = `export default function a(b: any) {
  const c = b as string
  test.${'skip'}('x', () => ['a'] as const)
  // ${todo} later
  // ${todo} #12 later
  const { d } = Object(c)
  return [Object.keys(d), Object(), new Object(d)]
}`
  expect(codeFindings({ path: 'server/a.ts', text })).toEqual([
    'server/a.ts:1 has a default export',
    'server/a.ts:1 has any',
    'server/a.ts:2 has a cast',
    'server/a.ts:3 has test.skip',
    'server/a.ts:6 has Object(x)',
    'server/a.ts:7 has Object(x)',
    'server/a.ts has a @todo without an issue',
  ])
  expect(codeFindings({ path: 'core/a.ts', text: 'export const c = b as string' })).toEqual([])
  expect(codeFindings({ path: 'web/pages/a/page.tsx', text: 'export default 1' })).toEqual([])
  const address = 'export const a = new URL(request.url)'
  const spellings = ['args.request.url', "request['url']", 'request?.url', 'const { method, url } = args.request']
  for (const text of spellings) expect(codeFindings({ path: 'web/pages/a/load.server.ts', text }), text).toHaveLength(1)
  expect(codeFindings({ path: 'web/pages/a/load.server.ts', text: address })).toEqual([
    'web/pages/a/load.server.ts:1 has request.url; take `url`',
  ])
  expect(codeFindings({ path: 'server/a.ts', text: address })).toEqual([])
  expect(
    ['web/ui/index.ts', 'core/utils.ts', 'web/ui/PriceTag.tsx', 'web/ui/price_tag.tsx'].flatMap(nameFindings),
  ).toEqual([
    'web/ui/index.ts is named after nothing',
    'core/utils.ts is named after nothing',
    'web/ui/PriceTag.tsx is not in kebab-case',
    'web/ui/price_tag.tsx is not in kebab-case',
  ])
})
