import type { MailContent } from './content.ts'

const columns = 72

/** The mail for readers without pages: same order, short lines, links on a line of their own. */
export function mailText({ tenant, title, paragraphs, code, action, footer }: MailContent): string {
  const parts = [title, '='.repeat(Math.min([...title].length, columns)), '']
  if (code !== undefined) parts.push(`    ${code}`, '')
  for (const text of paragraphs) parts.push(wrap(text), '')
  if (action) parts.push(`${action.label}:`, action.url, '')
  // "-- " with its blank is what mail readers know as the start of a signature.
  parts.push('-- ', ...footer.map(wrap), `${tenant.business_name} · ${tenant.email}`, tenant.public_url)
  return `${parts.join('\n')}\n`
}

const wrap = (text: string): string => text.split('\n').map(wrapLine).join('\n')

function wrapLine(text: string): string {
  const lines: string[] = []
  for (const word of text.split(/[ \t]+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
