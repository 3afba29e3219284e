import { createHash } from 'node:crypto'

/** What to leave out of one file of a package. Names and texts are those of the file that was read, down to the byte. */
export type Cuts = {
  /** Of the file that was read: another release must be read again. */
  digest: string
  /** Functions whose work is never asked for here, with what remains of them. */
  bodies?: Readonly<Record<string, string>>
  /** Texts whose answer is known here, and the answer; `times` they stand there. */
  known?: readonly (readonly [text: string, answer: string, times?: number])[]
  /** Stretches that fall away: from the first text up to the second, which stays. */
  spans?: readonly (readonly [from: string, upTo: string])[]
  /** Whole lines that only speak to those who develop. */
  lines?: RegExp
}

export const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 16)

/** The file without what was cut. Throws where the file is not the one that was read. */
export function cut(code: string, cuts: Cuts): string {
  if (digestOf(code) !== cuts.digest) throw new Error(`the file has changed (${digestOf(code)}): read it again`)
  const answered = (cuts.known ?? []).reduce((text, [from, to, times = 1]) => replace(text, { from, to, times }), code)
  const emptied = Object.entries(cuts.bodies ?? {}).reduce(
    (text, [name, body]) => replaceBody(text, name, body),
    answered,
  )
  const shortened = (cuts.spans ?? []).reduce((text, [from, upTo]) => removeSpan(text, from, upTo), emptied)
  return cuts.lines ? shortened.replace(cuts.lines, '') : shortened
}

function replace(code: string, { from, to, times }: { from: string; to: string; times: number }): string {
  const pieces = code.split(from)
  if (pieces.length !== times + 1) throw new Error(`found ${pieces.length - 1} times, not ${times}: ${from}`)
  return pieces.join(to)
}

function removeSpan(code: string, from: string, upTo: string): string {
  const [before, rest, ...others] = code.split(from)
  const end = rest?.indexOf(upTo) ?? -1
  if (rest === undefined || end < 0 || others.length > 0) throw new Error(`no single stretch from ${from} to ${upTo}`)
  return before + rest.slice(end)
}

/** The package is formatted: a function ends at the brace that stands where the function began. */
function replaceBody(code: string, name: string, body: string): string {
  const escaped = name.replaceAll('$', '\\$')
  const whole = new RegExp(
    `^([ \\t]*)((?:async )?function ${escaped}\\((?:[^\\n]*|\\n[\\s\\S]*?\\n\\1)\\) \\{)\\n[\\s\\S]*?\\n\\1\\}$`,
    'gm',
  )
  if ([...code.matchAll(whole)].length !== 1) throw new Error(`no single function ${name}`)
  return code.replace(whole, (_, indent: string, head: string) => `${indent}${head} ${body} }`)
}
