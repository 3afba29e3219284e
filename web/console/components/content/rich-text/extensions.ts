import { Extension, Mark } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { Picture } from './picture.ts'
import { tableParts } from './tables.ts'

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
  ...[Arabic, Superscript, Direction, Picture],
  ...tableParts,
]
