import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useWords } from '../../../use-shell.ts'
import { LinkRow } from './link-row.tsx'
import { PictureRow } from './picture-row.tsx'
import { changeTable, insertTable, tableSteps } from './tables.ts'
import { type Tool, ToolButton } from './tool-button.tsx'
import { words } from './words.ts'

type Say = ReturnType<typeof words>

/** What can be done with the words that are chosen. */
function toolsOf(editor: Editor, say: Say): Tool[] {
  // The focus comes a frame later: where the text has it already, nothing that is typed meanwhile may be lost.
  const chain = () => (editor.isFocused ? editor.chain() : editor.chain().focus())
  return [
    { label: say.bold, isOn: editor.isActive('bold'), run: () => chain().toggleBold().run() },
    { label: say.italic, isOn: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
    {
      label: say.heading,
      isOn: editor.isActive('heading', { level: 2 }),
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: say.subheading,
      isOn: editor.isActive('heading', { level: 3 }),
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { label: say.list, isOn: editor.isActive('bulletList'), run: () => chain().toggleBulletList().run() },
    { label: say.numbered, isOn: editor.isActive('orderedList'), run: () => chain().toggleOrderedList().run() },
    { label: say.quote, isOn: editor.isActive('blockquote'), run: () => chain().toggleBlockquote().run() },
    { label: say.arabic, isOn: editor.isActive('arabic'), run: () => chain().toggleMark('arabic').run() },
    { label: say.undo, isOff: !editor.can().undo(), run: () => chain().undo().run() },
    { label: say.redo, isOff: !editor.can().redo(), run: () => chain().redo().run() },
  ]
}

/** What can be done with the table that the cursor is in. */
function TableTools({ editor }: { editor: Editor }) {
  const say = useWords(words)
  return (
    <div role="toolbar" aria-label={say.tableTools} className="flex flex-wrap gap-1 border-line border-b p-2">
      {tableSteps.map((step) => (
        <ToolButton key={step} label={say[step]} run={() => changeTable(editor, step)} />
      ))}
    </div>
  )
}

type Row = 'link' | 'picture'

export function Toolbar({ editor, lang }: { editor: Editor; lang: string | undefined }) {
  const say = useWords(words)
  const [row, setRow] = useState<Row>()
  const close = () => setRow(undefined)
  const toggle = (one: Row) => setRow(row === one ? undefined : one)
  const isInTable = editor.isActive('table')
  const tools: Tool[] = [
    ...toolsOf(editor, say),
    { label: say.link, isOn: row === 'link' || editor.isActive('link'), run: () => toggle('link') },
    { label: say.table, isOn: isInTable, isOff: isInTable, run: () => insertTable(editor) },
    { label: say.picture, isOn: row === 'picture', isOff: isInTable, run: () => toggle('picture') },
    ...(editor.isActive('picture')
      ? [{ label: say.deletePicture, run: () => editor.chain().focus().deleteSelection().run() }]
      : []),
  ]
  return (
    <>
      <div role="toolbar" aria-label={say.tools} className="flex flex-wrap gap-1 border-line border-b p-2">
        {tools.map((tool) => (
          <ToolButton key={tool.label} {...tool} />
        ))}
      </div>
      {isInTable && <TableTools editor={editor} />}
      {row === 'link' && <LinkRow editor={editor} onDone={close} />}
      {row === 'picture' && <PictureRow editor={editor} lang={lang} onDone={close} />}
    </>
  )
}
