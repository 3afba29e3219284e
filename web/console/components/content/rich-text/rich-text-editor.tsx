import { Editor } from '@tiptap/core'
import { useEffect, useReducer, useRef, useState } from 'react'
import { extensions } from './extensions.ts'
import { storedHtml } from './stored-html.ts'
import { Toolbar } from './toolbar.tsx'

type RichTextEditorProps = {
  /** What it begins with. */
  html: string
  label: string
  describedBy: string | undefined
  lang: string | undefined
  onChange: (html: string) => void
  /** Once it can be typed into. */
  onReady: () => void
}

/** Written as it will be read. The text area it stands for holds what is sent. */
export function RichTextEditor({ html, label, describedBy, lang, onChange, onReady }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // What it was made with: it is the editor's from then on.
  const first = useRef({ html, label, describedBy, lang, onChange, onReady })
  useEffect(() => {
    const { current: given } = first
    const made = new Editor({
      element: place.current,
      extensions,
      content: given.html,
      injectCSS: false,
      editorProps: {
        attributes: {
          class: 'post-body rich-text-body',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': given.label,
          ...(given.describedBy && { 'aria-describedby': given.describedBy }),
          ...(given.lang && { lang: given.lang }),
        },
      },
      onUpdate: ({ editor: changed }) => given.onChange(changed.isEmpty ? '' : storedHtml(changed.getHTML())),
      onTransaction: redraw,
    })
    setEditor(made)
    given.onReady()
    return () => made.destroy()
  }, [])
  return (
    <div className="control p-0">
      {editor && <Toolbar editor={editor} lang={lang} />}
      <div ref={place} />
    </div>
  )
}
