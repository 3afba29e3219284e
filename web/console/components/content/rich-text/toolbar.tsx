import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../../use-shell.ts'
import { words } from './words.ts'

type Say = ReturnType<typeof words>
type Tool = { label: string; isOn?: boolean; isOff?: boolean; run: () => void }

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

function ToolButton({ label, isOn, isOff, run }: Tool) {
  return (
    <button
      type="button"
      // What is typed right after a press of the mouse still goes into the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      disabled={isOff}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      className="rich-text-tool"
    >
      {label}
    </button>
  )
}

/** Where a link leads; Enter sets it and does not send the form. */
function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const say = useWords(words)
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''))
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href.trim() === '') chain.unsetLink().run()
    else chain.setLink({ href: href.trim() }).run()
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b p-2">
      <input
        aria-label={say.linkTo}
        placeholder={say.linkHint}
        value={href}
        onChange={(event) => setHref(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="control min-w-0 flex-1"
      />
      <ToolButton label={href.trim() === '' ? say.unlink : say.setLink} run={set} />
    </div>
  )
}

export function Toolbar({ editor }: { editor: Editor }) {
  const say = useWords(words)
  const [isLinking, setLinking] = useState(false)
  const link = { label: say.link, isOn: isLinking || editor.isActive('link'), run: () => setLinking(!isLinking) }
  return (
    <>
      <div role="toolbar" aria-label={say.tools} className="flex flex-wrap gap-1 border-line border-b p-2">
        {[...toolsOf(editor, say), link].map((tool) => (
          <ToolButton key={tool.label} {...tool} />
        ))}
      </div>
      {isLinking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}
