import { type ComponentProps, useState } from 'react'
import { cx } from './class-names.ts'
import { useField } from './field-context.ts'

export type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'maxLength'> & { length?: number }

// One box and its gap, narrower where there is less room; letter-spacing puts each digit into the middle of its box.
const pitch = (length: number) => `min(3.25rem, (100cqi - 0.5rem) / ${length})`

// The width of every tabular digit in Plus Jakarta Sans; `ch` is that of its wider, proportional zero.
const digit = '0.6em'

/** A one-time code: a single input, so pasting and the phone's own suggestion work; the boxes are drawn behind it. */
export function CodeInput({ length = 6, className, onInput, ...native }: CodeInputProps) {
  const field = useField()
  const [typed, setTyped] = useState(String(native.value ?? native.defaultValue ?? '').length)
  const isWrong = field['aria-invalid'] || native['aria-invalid']
  const step = pitch(length)
  return (
    <span dir="ltr" className={cx('group @container relative block overflow-clip py-1', className)}>
      <Boxes length={length} typed={typed} isWrong={Boolean(isWrong)} />
      <input
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        {...native}
        type="text"
        maxLength={length}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length)
          onInput?.(event)
        }}
        style={{
          fontSize: `calc(${step} * 0.46)`,
          inlineSize: `calc(${step} * ${length + 1})`,
          letterSpacing: `calc(${step} - ${digit})`,
          paddingInlineStart: `calc(0.25rem + (${step} * 0.85 - ${digit}) / 2)`,
        }}
        className="absolute inset-y-0 start-0 bg-transparent font-semibold tabular-nums outline-none"
      />
    </span>
  )
}

function Boxes({ length, typed, isWrong }: { length: number; typed: number; isWrong: boolean }) {
  const step = pitch(length)
  const current = Math.min(typed, length - 1)
  return (
    <span aria-hidden="true" className="flex ps-1" style={{ gap: `calc(${step} * 0.15)` }}>
      {Array.from({ length }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={place}
          style={{ inlineSize: `calc(${step} * 0.85)` }}
          className={cx(
            'aspect-11/14 shrink-0 rounded-sm border bg-paper transition duration-150',
            isWrong ? 'border-danger' : place < typed ? 'border-brand' : 'border-control',
            place === current &&
              'group-focus-within:border-brand group-focus-within:ring-3 group-focus-within:ring-brand/25',
          )}
        />
      ))}
    </span>
  )
}
