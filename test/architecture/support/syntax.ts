import { parseSync } from '@swc/core'
import { recordOf } from '#core/record.ts'
import type { SourceFile } from './tree.ts'

export type SyntaxNode = { readonly type: string; readonly [part: string]: unknown }

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const parse = (file: SourceFile): SyntaxNode => {
  const tree: unknown = parseSync(file.text, {
    syntax: 'typescript',
    tsx: file.path.endsWith('.tsx'),
    target: 'es2024',
  })
  if (!isNode(tree)) throw new Error(`${file.path} was not parsed`)
  return tree
}

/** Every node below this one, outer before inner. */
export function* nodesIn(value: unknown): Generator<SyntaxNode> {
  // A stack of our own: handing each node up through every level takes longer than parsing.
  const stack = [value]
  while (stack.length > 0) {
    const next = stack.pop()
    if (typeof next !== 'object' || next === null) continue
    if (isNode(next)) yield next
    stack.push(...Object.values(next).reverse())
  }
}

export const partOf = (node: SyntaxNode, name: string): SyntaxNode | undefined => {
  const part = node[name]
  return isNode(part) ? part : undefined
}

export const partsOf = (node: SyntaxNode, name: string): SyntaxNode[] => {
  const parts = node[name]
  return Array.isArray(parts) ? parts.filter(isNode) : []
}

/** The text of an identifier or a literal. */
export const nameIn = (node: SyntaxNode | undefined): string | undefined =>
  typeof node?.value === 'string' ? node.value : undefined

/** What a string or a template says, without what is filled in. */
export function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return nameIn(node)
  if (node.type !== 'TemplateLiteral') return undefined
  return partsOf(node, 'quasis')
    .map((part) => String(part.raw ?? ''))
    .join(' ')
}

/** First and last line of a node. The parser counts bytes, from 1. */
export function linesOf(file: SourceFile, node: SyntaxNode): { first: number; last: number } {
  const { start, end } = recordOf(node.span)
  const bytes = Buffer.from(file.text)
  const lineAt = (offset: number) =>
    bytes
      .subarray(0, Math.max(0, offset - 1))
      .toString()
      .split('\n').length
  return { first: lineAt(Number(start)), last: lineAt(Number(end)) }
}

export const placeOf = (file: SourceFile, node: SyntaxNode): string => `${file.path}:${linesOf(file, node).first}`

/** The names before a dot and after it: `process.env` → ['process', 'env']. */
export function memberNames(node: SyntaxNode): [string | undefined, string | undefined] {
  if (node.type !== 'MemberExpression') return [undefined, undefined]
  return [nameIn(partOf(node, 'object')), nameIn(partOf(node, 'property'))]
}
