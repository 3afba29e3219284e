import { nodesIn, parse, textOf } from './syntax.ts'
import type { SourceFile } from './tree.ts'

export type Wire = { method: string; path: string }

// Two words with a space between them: a sentence, since no address of ours has one.
const sentence = /\w \w|\s\s/

const read = new WeakMap<SourceFile, string[]>()

/** What a file says in quotes up to a question mark, as far as it may be of an address. A space stands for what is filled in. */
function textsIn(file: SourceFile): string[] {
  // Many tests share a helper, and parsing it is most of the work.
  const known = read.get(file)
  if (known) return known
  const texts = [...nodesIn(parse(file))].flatMap((node) => textOf(node)?.split('?')[0] ?? [])
  const shaped = texts.filter((text) => text.length <= 120 && !sentence.test(text))
  const result = [...new Set(shaped.flatMap((text) => [text, text.trimEnd(), text.trimStart()]))]
  read.set(file, result)
  return result
}

const isWhole = (text: string): boolean => text.startsWith('/api/')

/**
 * Addresses that a file may call: those it spells out, and its other texts put after the beginning of one, since tests
 * write `get('umroh/search')` beside `/api/v3/${path}`. A helper may lend such a beginning, and no more.
 */
export function addressesIn(file: SourceFile, helpers: readonly SourceFile[]): string[] {
  const own = textsIn(file)
  const lent = helpers.flatMap(textsIn).filter((text) => /^\/api\/\S*\/$/.test(text))
  const tails = own.filter((text) => !isWhole(text))
  return [...own.filter(isWhole), ...lent].flatMap((head) => [head, ...tails.map((tail) => head + tail)])
}

const isParameter = (part: string): boolean => part.startsWith(':')
const fixedParts = ({ path }: Wire): number => path.split('/').filter((part) => !isParameter(part)).length

/** What is filled in may be any parameter, and nothing that the path spells out. */
function leadsTo(address: string, { path }: Wire): boolean {
  const parts = address.split('/')
  const wanted = path.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, i) => (isParameter(part) ? parts[i] !== '' : parts[i] === part))
  )
}

/** Whether one of the addresses is the call's, and not that of another call whose path spells out more of it. */
export function isNamed(call: Wire, addresses: readonly string[], calls: readonly Wire[]): boolean {
  const rivals = calls.filter((other) => other.method === call.method && fixedParts(other) > fixedParts(call))
  return addresses.some((address) => leadsTo(address, call) && !rivals.some((other) => leadsTo(address, other)))
}
