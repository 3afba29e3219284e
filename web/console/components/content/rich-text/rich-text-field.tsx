import { lazy, Suspense, useRef, useState } from 'react'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useIsScripted } from '../../../../ui/use-is-scripted.ts'
import { type FieldBase, FieldFrame } from '../../../ui/form/fields.tsx'
import { useFormField } from '../../../ui/form/form-context.ts'
import { useWords } from '../../../use-shell.ts'
import { words } from './words.ts'

// 100 kB that only who writes a post needs.
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

/** As if somebody had typed it: React and the form around it take notice. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A long text with headings, lists and links; without scripts it is typed as the same simple HTML. */
export function RichTextField({ value, lang, required, ...base }: FieldBase) {
  const say = useWords(words)
  const field = useFormField(base.name, value)
  const isScripted = useIsScripted()
  const [isReady, setReady] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const onChange = (html: string) => {
    const area = frame.current?.querySelector('textarea')
    if (area) typeInto(area, html)
  }
  const focusEditor = () => frame.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()
  const hint = isReady ? base.hint : say.plainHint
  return (
    <FieldFrame {...base} hint={hint} required={required} field={field}>
      <div ref={frame} className="relative min-w-0">
        {/* Behind the editor it holds what is sent, and hands on the focus that its label or a mistake gives it. */}
        <TextArea
          rows={14}
          lang={lang}
          defaultValue={field.value}
          required={required && !isReady}
          {...(isReady && { tabIndex: -1, 'aria-hidden': true, onFocus: focusEditor })}
          className={isReady ? 'sr-only' : 'font-mono text-sm'}
        />
        {isScripted && (
          <Suspense>
            <RichTextEditor
              html={field.value}
              label={base.label}
              describedBy={field.error ? `${field.id}-error` : undefined}
              lang={lang}
              onChange={onChange}
              onReady={() => setReady(true)}
            />
          </Suspense>
        )}
      </div>
    </FieldFrame>
  )
}
