import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../../use-shell.ts'
import { ToolButton } from './tool-button.tsx'
import { words } from './words.ts'

/** Where a link leads; Enter sets it and does not send the form. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
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
