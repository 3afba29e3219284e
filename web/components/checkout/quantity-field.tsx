import { type ReactNode, useRef, useState } from 'react'
import { Minus, Plus } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { fieldId } from '../../ui/field-context.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export type QuantityFieldProps = {
  name: string
  label: string
  /** Which thing is counted, for who does not see what it stands beside. */
  of?: string
  hint?: ReactNode
  error?: string
  defaultValue: number
  min?: number
  max: number
  /** Why there cannot be more than that. */
  limit: string
  say: { less: string; more: string }
}

const boxClass =
  'min-h-11 w-[min(3.5rem,20vw)] rounded-md border border-control bg-paper px-1 text-center text-base text-ink tabular-nums transition duration-150 [appearance:textfield] hover:border-brand focus:border-brand focus:outline-3 focus:outline-brand/25 focus:outline-offset-0 aria-invalid:border-danger [&::-webkit-inner-spin-button]:appearance-none'

/** How many of a thing: a number to type, and with scripts two buttons that do it by one. */
export function QuantityField({ name, label, hint, error, defaultValue, min = 0, ...rest }: QuantityFieldProps) {
  const { max, limit, say, of } = rest
  const [count, setCount] = useState(defaultValue)
  const isFull = count >= max
  const box = useRef<HTMLInputElement>(null)
  const id = fieldId(name)
  const change = (by: 'stepUp' | 'stepDown') => {
    box.current?.[by]()
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-32">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
          {of && <VisuallyHidden> {of}</VisuallyHidden>}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <span dir="ltr" className="flex items-center gap-1">
        <IconButton
          label={`${say.less}: ${of ?? label}`}
          icon={<Minus className="size-5" />}
          onClick={() => change('stepDown')}
          className="noscript:hidden"
        />
        <input
          ref={box}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          defaultValue={defaultValue}
          autoComplete="off"
          onInput={({ currentTarget }) => setCount(Number(currentTarget.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          className={boxClass}
        />
        <IconButton
          label={`${say.more}: ${of ?? label}`}
          icon={<Plus className="size-5" />}
          // Stays reachable, so that whoever pressed it last keeps their place and hears why.
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? `${id}-limit` : undefined}
          onClick={isFull ? undefined : () => change('stepUp')}
          className="noscript:hidden aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        />
      </span>
      <Limit id={`${id}-limit`} text={isFull ? limit : undefined} isShown={count > min} />
      <div className="basis-full empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  )
}

/** Read where the last one was added; elsewhere it only says why a button is off. */
const Limit = ({ id, text, isShown }: { id: string; text: string | undefined; isShown: boolean }) => (
  <>
    <p id={isShown ? id : undefined} role="status" className="basis-full text-sm empty:absolute">
      {isShown && text}
    </p>
    {!isShown && text && (
      <span id={id} hidden>
        {text}
      </span>
    )}
  </>
)
