import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { controlClass, useField } from './field-context.ts'

export function TextArea({ className, rows = 4, ...native }: ComponentProps<'textarea'>) {
  const field = useField()
  return (
    <textarea
      {...field}
      rows={rows}
      {...native}
      ref={useTypedBefore(field.id)}
      className={cx(controlClass, 'field-sizing-content min-h-28 resize-y', className)}
    />
  )
}

/** React puts the first text of a prefilled area back when it hydrates the page: what was typed until then is kept. */
function useTypedBefore(id: string | undefined) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [before] = useState(() => {
    if (typeof document === 'undefined' || !id) return undefined
    const node = document.getElementById(id)
    return node instanceof HTMLTextAreaElement ? { node, text: node.value } : undefined
  })
  useLayoutEffect(() => {
    // Another area of the same name may have stood here before: its text is not ours.
    if (before && before.node === area.current) before.node.value = before.text
  }, [before])
  return area
}
