import { escapeHtml } from '#core/html.ts'

/** **strong**, *foreign*, and [words](/path). */
const inline = (text: string): string =>
  escapeHtml(text.replace(/\s*\n\s*/g, ' '))
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')

function list(tag: 'ul' | 'ol', block: string): string {
  const items = block.split(/\n(?=- |\d+\. )/).map((item) => `<li>${inline(item.replace(/^(?:- |\d+\. )/, ''))}</li>`)
  return `<${tag}>${items.join('')}</${tag}>`
}

function blockOf(block: string): string {
  if (block.startsWith('<')) return block.replaceAll('\n', ' ')
  if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`
  if (block.startsWith('> ')) return `<blockquote><p>${inline(block.slice(2))}</p></blockquote>`
  if (block.startsWith('- ')) return list('ul', block)
  return /^\d+\. /.test(block) ? list('ol', block) : `<p>${inline(block)}</p>`
}

/** HTML of plain lines: an empty line ends a block; `## `, `> `, `- `, `1. ` and `<` say what it is. */
export const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(blockOf)
    .join('\n')
