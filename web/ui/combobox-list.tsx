import type { MouseEvent } from 'react'
import { Check } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import type { useCombobox } from './use-combobox.ts'

type ComboboxListProps = {
  id: string
  label: string
  emptyText: string
  value: string
  box: Pick<ReturnType<typeof useCombobox>, 'shown' | 'isOpen' | 'active' | 'list' | 'choose'>
}

// The text field keeps the focus while a finger or pointer is on the list.
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function ComboboxList({ id, label, emptyText, value, box }: ComboboxListProps) {
  const isEmpty = box.shown.length === 0
  return (
    <div
      hidden={!box.isOpen}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-72 overflow-y-auto overscroll-contain rounded-md border border-line bg-paper p-1.5 shadow-floating"
    >
      <div ref={box.list} id={id} role="listbox" aria-label={label}>
        {box.shown.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, by aria-activedescendant
          <div
            key={option.value}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onMouseDown={keepFocus}
            onClick={() => box.choose(option)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 hover:bg-brand-soft',
              place === box.active && 'bg-brand-soft text-brand-text',
            )}
          >
            <span className="flex min-w-0 flex-1 flex-col">
              <span className={cx(option.value === value && 'font-semibold')}>{option.label}</span>
              {option.hint && <span className="text-muted text-sm">{option.hint}</span>}
            </span>
            {option.value === value && <Check aria-hidden="true" className="size-5 shrink-0 text-brand-text" />}
          </div>
        ))}
      </div>
      <p role="status" className="px-3 py-2.5 text-muted text-sm empty:p-0">
        {box.isOpen && isEmpty ? emptyText : null}
      </p>
    </div>
  )
}
