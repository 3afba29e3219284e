import { Extension, Mark, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

/** Words of Arabic in a sentence: spoken and set as such. */
const Arabic = Mark.create({
  name: 'arabic',
  parseHTML: () => [{ tag: 'span[lang="ar"]' }],
  renderHTML: () => ['span', { lang: 'ar', dir: 'rtl' }, 0],
})

const Superscript = Mark.create({
  name: 'superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
})

/** A paragraph that is Arabic as a whole stays so. */
const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    { types: ['paragraph'], attributes: { lang: { default: null }, dir: { default: null } } },
  ],
})

/** Tables are written elsewhere; here their words can be changed, and nothing of them is lost. */
const part = (name: string, tag: string, content: string) =>
  Node.create({ name, content, isolating: true, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })
const Table = part('table', 'table', '(tableHead | tableBody | tableRow)+').extend({ group: 'block' })
const TableHead = part('tableHead', 'thead', 'tableRow+')
const TableBody = part('tableBody', 'tbody', 'tableRow+')
const TableRow = part('tableRow', 'tr', '(headerCell | cell)+')
const Cell = part('cell', 'td', 'inline*')
const HeaderCell = part('headerCell', 'th', 'inline*').extend({
  addAttributes: () => ({ scope: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

/** What `core/rich-text.ts` lets through, and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  ...[Arabic, Superscript, Direction],
  ...[Table, TableHead, TableBody, TableRow, Cell, HeaderCell],
]

/** One paragraph in an item is the item: texts that nobody touched stay as they are stored. */
export const plainItems = (html: string): string =>
  html.replace(/<li><p>((?:(?!<\/?p\b).)*)<\/p><\/li>/gs, '<li>$1</li>')
