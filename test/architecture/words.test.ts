import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import {
  memberNames,
  nameIn,
  nodesIn,
  parse,
  partOf,
  partsOf,
  placeOf,
  type SyntaxNode,
  textOf,
} from './support/syntax.ts'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

/** Attributes that people see or hear. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
])

const hasLetters = (text: string | undefined): boolean => /\p{L}{2}/u.test(text ?? '')

/** The texts an expression may come to, as far as they are written there. */
function literals(node: SyntaxNode | undefined): SyntaxNode[] {
  if (!node) return []
  if (node.type === 'StringLiteral' || node.type === 'TemplateLiteral') return [node]
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesisExpression') {
    return literals(partOf(node, 'expression'))
  }
  if (node.type === 'ConditionalExpression') {
    return [...literals(partOf(node, 'consequent')), ...literals(partOf(node, 'alternate'))]
  }
  if (node.type === 'BinaryExpression' && ['+', '||', '??', '&&'].includes(String(node.operator))) {
    return [...(node.operator === '&&' ? [] : literals(partOf(node, 'left'))), ...literals(partOf(node, 'right'))]
  }
  return []
}

function literalFindings(file: SourceFile): string[] {
  const problems: string[] = []
  const report = (node: SyntaxNode, text: string | undefined) =>
    problems.push(`${placeOf(file, node)} says "${text?.trim()}" outside words.ts`)
  for (const node of nodesIn(parse(file))) {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of partsOf(node, 'children')) {
        if (child.type === 'JSXText' && hasLetters(nameIn(child))) report(child, nameIn(child))
        for (const text of literals(child)) if (hasLetters(textOf(text))) report(text, textOf(text))
      }
    }
    if (node.type === 'JSXAttribute' && spoken.has(nameIn(partOf(node, 'name')) ?? '')) {
      for (const text of literals(partOf(node, 'value'))) if (hasLetters(textOf(text))) report(text, textOf(text))
    }
  }
  return problems
}

type Dictionary = { path: string; keys: string[] }

/** Keys of every `messages({ … })` of a file. */
function dictionaryOf(file: SourceFile): Dictionary {
  const keys: string[] = []
  // Reading the syntax of a file takes longest, and few files hold words.
  if (!file.text.includes('messages(')) return { path: file.path, keys }
  for (const node of nodesIn(parse(file))) {
    if (node.type !== 'CallExpression' || nameIn(partOf(node, 'callee')) !== 'messages') continue
    const [object] = [...nodesIn(node.arguments)]
    if (!object) continue
    for (const property of partsOf(object, 'properties')) keys.push(nameIn(partOf(property, 'key')) ?? '')
  }
  return { path: file.path, keys: keys.filter(Boolean) }
}

/** `${kind}Title` in brackets takes every key that ends so. */
function madeOf(node: SyntaxNode): RegExp | undefined {
  const made = node.type === 'MemberExpression' ? partOf(node, 'property') : undefined
  const template = made?.type === 'Computed' ? partOf(made, 'expression') : undefined
  if (template?.type !== 'TemplateLiteral') return undefined
  const texts = partsOf(template, 'quasis').map((quasi) => String(quasi.raw))
  return texts.join('').length > 3 ? new RegExp(`^${texts.join('.+')}$`) : undefined
}

/** Names a file takes out of things (`say.title`, `{ title }`), texts it holds, and files it imports. */
function usesOf(file: SourceFile) {
  const members = new Set<string>()
  const texts = new Set<string>()
  const imports = new Set<string>()
  const made: RegExp[] = []
  for (const node of nodesIn(parse(file))) {
    const [, member] = memberNames(node)
    if (member) members.add(member)
    if (node.type === 'AssignmentPatternProperty' || node.type === 'KeyValuePatternProperty') {
      members.add(nameIn(partOf(node, 'key')) ?? '')
    }
    const pattern = madeOf(node)
    if (pattern) made.push(pattern)
    if (node.type === 'StringLiteral') texts.add(nameIn(node) ?? '')
    const source = nameIn(partOf(node, 'source'))
    if (source) imports.add(resolved(file.path, source))
  }
  return { path: file.path, members, texts, imports, made }
}

const resolved = (from: string, source: string): string =>
  source.startsWith('#') ? source.slice(1) : normalize(join(dirname(from), source))

/** A word is used by name in its own folder or where its file is imported, or as a text anywhere (keys that travel). */
function unusedFindings(files: readonly SourceFile[]): string[] {
  const uses = files.map(usesOf)
  return files.map(dictionaryOf).flatMap(({ path, keys }) => {
    const near = uses.filter((use) => use.path.startsWith(`${dirname(path)}/`) || use.imports.has(path))
    const isNamed = (key: string) =>
      near.some((use) => use.members.has(key) || use.made.some((pattern) => pattern.test(key)))
    const isUsed = (key: string) => isNamed(key) || uses.some((use) => use.texts.has(key))
    return keys.filter((key) => !isUsed(key)).map((key) => `${path}: nobody says "${key}"`)
  })
}

// The licence of its data asks to be named where the data is shown.
const mayBeNamed = new Set(['idn-area-data'])
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
  (name) => /[-/]/.test(name) && !mayBeNamed.has(name),
)

/** People read of editions and makers, not of the packages that carry their texts. */
const packageFindings = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ text }) => text.includes('messages('))
    .flatMap(({ path, text }) => {
      const said = text.replace(/^import .*$/gm, '')
      const named = packages.filter((name) => said.includes(name))
      return [...named, ...(/\bnpm\b/.test(said) ? ['npm'] : [])].map((name) => `${path} names ${name}`)
    })

/** Examples of the kit, shown in development only. */
const isSample = (path: string): boolean => path.startsWith('web/ui/gallery/')
const code = (await readCode()).filter(({ path }) => !isTest(path))

test('no sentence stands in a page: every text comes from words.ts', () => {
  const files = code.filter(({ path }) => path.startsWith('web/') && path.endsWith('.tsx') && !isSample(path))
  expect(files.flatMap(literalFindings)).toEqual([])
})

// Reads every file of the product: on a busy machine that takes its time.
test('no word is kept that nobody says', { timeout: 120_000 }, () => {
  expect(unusedFindings(code.filter(({ path }) => !isSample(path)))).toEqual([])
})

test('a literal text, a spoken attribute and an unused word are noticed', () => {
  const text = `const A = (say, busy) => <p aria-label="Close" className="big one">
    Hello {busy === 'far' && (busy ? 'Wait please' : say.go)} <b title={\`Page \${1}\`}>{'×'} 99+</b>
  </p>`
  expect(literalFindings({ path: 'web/a.tsx', text })).toEqual([
    'web/a.tsx:1 says "Hello" outside words.ts',
    'web/a.tsx:2 says "Wait please" outside words.ts',
    'web/a.tsx:1 says "Close" outside words.ts',
    'web/a.tsx:2 says "Page" outside words.ts',
  ])
  const words = {
    path: 'web/pages/a/words.ts',
    text: "export const words = messages({ go: {}, stay: {}, 'far': {}, topText: {} })",
  }
  const page = {
    path: 'web/pages/a/page.tsx',
    text: "import { words } from './words.ts'\nconst a = words.go, b = (side) => words[`$" + '{side}Text`]',
  }
  const other = { path: 'web/pages/b/page.tsx', text: "const far = 'far', b = words.stay" }
  expect(unusedFindings([words, page, other])).toEqual(['web/pages/a/words.ts: nobody says "stay"'])
})

test('no text names a package that the product is made with', () => {
  expect(packageFindings(code)).toEqual([])
  const text = "import { x } from 'quran-meta'\nconst words = messages({ a: { id: 'npm quran-pack', en: '' } })"
  expect(packageFindings([{ path: 'web/words.ts', text }])).toEqual([
    'web/words.ts names quran-pack',
    'web/words.ts names npm',
  ])
})
