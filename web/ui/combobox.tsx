import { useEffect, useId, useRef, useState } from 'react'
import { ChevronDown, X } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-state.ts'
import { controlClass, type FieldWiring, useField } from './field-context.ts'
import { IconButton } from './icon-button.tsx'
import { Select } from './select.tsx'
import { useCombobox } from './use-combobox.ts'

export type { ComboboxOption }
export type ComboboxProps = Partial<FieldWiring> & {
  options: readonly ComboboxOption[]
  defaultValue?: string
  placeholder?: string
  /** The list's own name, read out when it opens. */
  listLabel: string
  clearLabel: string
  emptyText: string
  onChoose?: (value: string) => void
  className?: string
}

/** A select one can search. Before scripts it is that select; either way the form carries the option's value. */
export function Combobox({ defaultValue = '', onChoose, ...props }: ComboboxProps) {
  const [value, setValue] = useState(defaultValue)
  const [isSearchable, setSearchable] = useState(false)
  const before = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // What was chosen while the scripts were still loading is kept.
    setValue(before.current?.value ?? '')
    setSearchable(true)
  }, [])
  const { options, placeholder = '', className, listLabel, clearLabel, emptyText, ...native } = props
  if (!isSearchable)
    return <Select {...{ ...native, options, placeholder, className }} ref={before} defaultValue={defaultValue} />
  const choose = (option: ComboboxOption | null) => {
    setValue(option?.value ?? '')
    onChoose?.(option?.value ?? '')
  }
  return <Search {...props} value={value} onPick={choose} />
}

type SearchProps = Omit<ComboboxProps, 'defaultValue' | 'onChoose'> & {
  value: string
  onPick: (option: ComboboxOption | null) => void
}

function Search(props: SearchProps) {
  const { options, value, onPick, placeholder, listLabel, clearLabel, emptyText, className, ...native } = props
  const { name, ...wiring } = { ...useField(), ...native }
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox({ options, value, onChoose: onPick })
  const clear = () => {
    box.choose(null)
    input.current?.focus()
  }
  return (
    <div className={cx('relative', className)}>
      <input type="hidden" name={name} value={value} />
      <input
        {...wiring}
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={box.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.isOpen && box.active >= 0 ? `${listId}-${box.active}` : undefined}
        placeholder={placeholder}
        value={box.text}
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={box.open}
        onKeyDown={box.onKeyDown}
        onBlur={box.close}
        className={cx(controlClass, 'truncate pe-11')}
      />
      <End clearLabel={value ? clearLabel : undefined} onClear={clear} />
      <ComboboxList id={listId} label={listLabel} emptyText={emptyText} value={value} box={box} />
    </div>
  )
}

function End({ clearLabel, onClear }: { clearLabel?: string; onClear: () => void }) {
  const place = 'absolute top-1/2 -translate-y-1/2'
  if (!clearLabel)
    return <ChevronDown aria-hidden="true" className={cx(place, 'pointer-events-none end-4 size-5 text-muted')} />
  const icon = <X className="size-4" />
  return <IconButton label={clearLabel} icon={icon} onClick={onClear} className={cx(place, 'end-0.5')} />
}
