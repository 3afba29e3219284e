import { type Editor, Node } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

/** By which the commands know the parts of a table. */
const roles = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['cell', 'cell'],
  ['headerCell', 'header_cell'],
])

// The commands count on spans and widths. A text has none of them.
const single = { default: 1, parseHTML: () => 1, rendered: false }
const spans = { colspan: single, rowspan: single, colwidth: { default: null, parseHTML: () => null, rendered: false } }

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: roles.get(name) }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  // Behind the last cell the key leads on, out of the text.
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => () => goToNextCell(by)(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(headerCell | cell)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const Cell = Node.create({
  name: 'cell',
  content: 'inline*',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
})

const HeaderCell = Node.create({
  name: 'headerCell',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({ ...spans, scope: { default: 'col' } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

export const tableParts = [Table, TableRow, Cell, HeaderCell]

const rowOf = (type: 'headerCell' | 'cell') => ({ type: 'tableRow', content: [{ type }, { type }] })
const emptyTable = { type: 'table', content: [rowOf('headerCell'), rowOf('cell'), rowOf('cell')] }

/** A table of two columns with a heading, and a line behind it to go on writing. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const at = tr.selection.from
      tr.replaceSelectionWith(schema.nodeFromJSON(emptyTable))
      const end = TextSelection.near(tr.doc.resolve(tr.selection.to)).$head
      if (end.pos >= tr.doc.content.size - 1 && end.parent.type.name !== 'paragraph')
        tr.insert(tr.doc.content.size, schema.nodeFromJSON({ type: 'paragraph' }))
      tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView()
      return true
    })
    .run()
}

const steps = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable } as const
export const tableSteps = ['addRowAfter', 'addColumnAfter', 'deleteRow', 'deleteColumn', 'deleteTable'] as const

export function changeTable({ state, view }: Editor, step: (typeof tableSteps)[number]): void {
  steps[step](state, view.dispatch)
  view.focus()
}
