import { expect, test } from 'vitest'
import { linesOf, nameIn, nodesIn, parse, partOf, type SyntaxNode } from './support/syntax.ts'
import { isTest, pathsIn, readAll, type SourceFile } from './support/tree.ts'

/** Files past their budget, and why they stay whole. */
const longFiles: Record<string, string> = {
  'core/refusals.ts': 'a list with an entry for each code: half of it would be no easier to read',
  'modules/payment/tables.ts': 'tables that refer to one another, and drizzle-kit reads one such file of each module',
  'modules/catalogue/tables.ts': 'tables that refer to one another, and drizzle-kit reads one such file of each module',
}

/** Functions past theirs, as file and name, and why they stay whole. */
const longFunctions: Record<string, string> = {
  'core/theme.ts themeVariables': 'one palette, each tone made of those above it',
  'web/api.server.ts sign': 'its closures share the tokens of one request, which nothing else may touch',
}

const budgets: [RegExp, string, number][] = [
  [/^test\/|\.(test|spec)\.tsx?$/, 'a test', 400],
  [/^modules\/[^/]+\/calls\//, 'a call', 80],
  [/^modules\/[^/]+\/rules\//, 'a rule', 200],
  [/^modules\/[^/]+\/(contract|store)[.a-z-]*\.ts$/, 'a contract or store', 400],
  [/^web\/(pages|console)\/.*\/page\.tsx?$/, 'a page', 250],
  [/^web\/.*\.tsx$/, 'a component', 150],
  [/./, 'a file', 300],
]
const functionLines = 40

const functionTypes = new Set([
  'ArrowFunctionExpression',
  'ClassMethod',
  'FunctionDeclaration',
  'FunctionExpression',
  'MethodProperty',
])

const countLines = (text: string): number => text.trimEnd().split('\n').length

function fileFindings(file: SourceFile): string[] {
  const [, kind, most] = budgets.find(([where]) => where.test(file.path)) ?? [/./, 'a file', 300]
  const lines = countLines(file.text)
  return lines > most ? [`${file.path} has ${lines} lines; ${kind} has at most ${most}`] : []
}

/** Functions by name; one without a name of its own takes that of what it is given to. */
function* functionsIn(file: SourceFile): Generator<{ name: string; node: SyntaxNode }> {
  let near = 'a function'
  for (const node of nodesIn(parse(file))) {
    near = nameIn(partOf(node, 'identifier') ?? partOf(node, 'id') ?? partOf(node, 'key')) ?? near
    if (functionTypes.has(node.type)) yield { name: near, node }
  }
}

/** Lines of the markup that a function draws. Markup is data; the budget of its file bounds it. */
function markupLines(file: SourceFile, node: SyntaxNode): number {
  const drawn = new Set<number>()
  for (const part of nodesIn(node)) {
    if (part.type !== 'JSXElement' && part.type !== 'JSXFragment') continue
    const { first, last } = linesOf(file, part)
    for (let line = first; line <= last; line++) drawn.add(line)
  }
  return drawn.size
}

function functionFindings(file: SourceFile): string[] {
  return [...functionsIn(file)].flatMap(({ name, node }) => {
    const { first, last } = linesOf(file, node)
    const whole = last - first + 1
    const lines = whole > functionLines ? whole - markupLines(file, node) : whole
    return lines > functionLines
      ? [`${file.path} ${name} has ${lines} lines; a function has at most ${functionLines}`]
      : []
  })
}

const isAllowed = (exceptions: Record<string, string>) => (finding: string) =>
  Object.keys(exceptions).some((exception) => finding.startsWith(`${exception} has `))

const written = /^(core|modules|adapters|server|web|database|demo|test)\/.*\.(tsx?|mjs|css)$/
const files = await readAll((await pathsIn()).filter((path) => written.test(path)))
const code = files.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !path.endsWith('.contract.ts'))

test('every file fits its budget, or says why not', () => {
  const reported = files.flatMap(fileFindings)
  expect(reported.filter((finding) => !isAllowed(longFiles)(finding))).toEqual([])
  expect(
    Object.keys(longFiles).filter((path) => !reported.some((finding) => finding.startsWith(`${path} has `))),
  ).toEqual([])
})

test('every function fits on a screen, or says why not', () => {
  const reported = code.flatMap(functionFindings)
  expect(reported.filter((finding) => !isAllowed(longFunctions)(finding))).toEqual([])
  expect(
    Object.keys(longFunctions).filter((name) => !reported.some((finding) => finding.startsWith(`${name} has `))),
  ).toEqual([])
})

test('a file and a function that outgrow their budget are noticed', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `step(${i})`).join('\n')
  const long = (path: string, count: number) => fileFindings({ path, text: `${lines(count)}\n` })
  expect(long('modules/booking/calls/checkout.ts', 80)).toEqual([])
  expect(long('modules/booking/calls/checkout.ts', 81)).toHaveLength(1)
  expect(long('modules/booking/rules/price.ts', 201)).toHaveLength(1)
  expect(long('modules/booking/store.ts', 401)).toHaveLength(1)
  expect(long('web/pages/checkout/page.tsx', 251)).toHaveLength(1)
  expect(long('web/components/price-tag.tsx', 151)).toHaveLength(1)
  expect(long('server/compose.ts', 301)).toHaveLength(1)
  expect(long('modules/booking/calls/checkout.test.ts', 401)).toHaveLength(1)
  const text = `// é\nexport const short = () => {\n${lines(38)}\n}\nexport function tall() {\n${lines(39)}\n}`
  const component = `const Tall = () => {\n${lines(30)}\nreturn <p>\n${'text\n'.repeat(30)}</p>\n}`
  expect(functionFindings({ path: 'web/ui/a.tsx', text: component })).toEqual([])
  expect(functionFindings({ path: 'core/a.ts', text })).toEqual([
    'core/a.ts tall has 41 lines; a function has at most 40',
  ])
})
